export interface Neighborhood {
  readonly city: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
}

const around = (city: string, postalCode: string, latitude: number, longitude: number): Neighborhood => ({
  city,
  postalCode,
  latitude,
  longitude,
})

export const areas: readonly (readonly Neighborhood[])[] = [
  [
    around('Austin', '78751', 30.305, -97.729),
    around('Austin', '78704', 30.263, -97.766),
    around('Austin', '78704', 30.244, -97.74),
    around('Austin', '78723', 30.299, -97.705),
    around('Austin', '78757', 30.342, -97.746),
    around('Austin', '78757', 30.343, -97.727),
    around('Austin', '78703', 30.296, -97.774),
    around('Austin', '78731', 30.356, -97.755),
    around('Austin', '78702', 30.261, -97.72),
  ],
  [
    around('Round Rock', '78664', 30.509, -97.672),
    around('Round Rock', '78681', 30.513, -97.72),
    around('Round Rock', '78665', 30.552, -97.664),
    around('Pflugerville', '78660', 30.439, -97.62),
    around('Cedar Park', '78613', 30.505, -97.82),
    around('Georgetown', '78626', 30.633, -97.678),
  ],
  [
    around('Buda', '78610', 30.085, -97.84),
    around('Kyle', '78640', 29.989, -97.877),
    around('Austin', '78739', 30.186, -97.887),
    around('Austin', '78748', 30.164, -97.83),
    around('Austin', '78745', 30.21, -97.805),
  ],
]

/** East of the river in Portland, the individual provider's area. */
export const portland: readonly Neighborhood[] = [
  around('Portland', '97202', 45.482, -122.636),
  around('Portland', '97214', 45.512, -122.645),
  around('Portland', '97212', 45.544, -122.642),
]
