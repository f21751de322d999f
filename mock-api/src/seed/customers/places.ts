/** A part of town: streets that are there, and a point near which its addresses lie. */
export interface Neighborhood {
  readonly city: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly streets: readonly string[]
}

const austin = (postalCode: string, latitude: number, longitude: number, ...streets: string[]): Neighborhood => ({
  city: 'Austin',
  postalCode,
  latitude,
  longitude,
  streets,
})
const around = (city: string, postalCode: string, latitude: number, longitude: number, ...streets: string[]): Neighborhood => ({
  city,
  postalCode,
  latitude,
  longitude,
  streets,
})

/** Where the customers of the three kinds of branches live: in town, north of it, south of it. */
export const areas: readonly (readonly Neighborhood[])[] = [
  [
    austin('78751', 30.305, -97.729, 'Duval St', 'Avenue G', 'E 45th St', 'Speedway'),
    austin('78704', 30.263, -97.766, 'Kinney Ave', 'Bluebonnet Ln', 'S Lamar Blvd', 'Garner Ave'),
    austin('78704', 30.244, -97.74, 'Travis Heights Blvd', 'E Live Oak St', 'Alameda Dr', 'Kenwood Ave'),
    austin('78723', 30.299, -97.705, 'Aldrich St', 'Berkman Dr', 'Tilley St', 'Antone St'),
    austin('78757', 30.342, -97.746, 'Shoal Creek Blvd', 'Great Northern Blvd', 'Twin Oaks Dr', 'Daugherty St'),
    austin('78757', 30.343, -97.727, 'Woodrow Ave', 'Justin Ln', 'Arroyo Seco', 'Cullen Ave'),
    austin('78703', 30.296, -97.774, 'Exposition Blvd', 'Enfield Rd', 'Pecos St', 'Windsor Rd'),
    austin('78731', 30.356, -97.755, 'Far West Blvd', 'Mesa Dr', 'Greystone Dr', 'Hart Ln'),
    austin('78702', 30.261, -97.72, 'E Cesar Chavez St', 'Garden St', 'Holly St', 'Chicon St'),
  ],
  [
    around('Round Rock', '78664', 30.509, -97.672, 'S Mays St', 'E Main Ave', 'Gattis School Rd', 'Georgetown St'),
    around('Round Rock', '78681', 30.513, -97.72, 'Sam Bass Rd', 'Brushy Creek Rd', 'Chisholm Trail', 'Deerfoot Dr'),
    around('Round Rock', '78665', 30.552, -97.664, 'Teravista Pkwy', 'Old Settlers Blvd', 'Sunrise Rd', 'Hidden Bluff Dr'),
    around('Pflugerville', '78660', 30.439, -97.62, 'W Pecan St', 'Railroad Ave', 'Heatherwilde Blvd', 'Picadilly Dr'),
    around('Cedar Park', '78613', 30.505, -97.82, 'Cypress Creek Rd', 'Buttercup Creek Blvd', 'Discovery Blvd', 'Park St'),
    around('Georgetown', '78626', 30.633, -97.678, 'S Austin Ave', 'E University Ave', 'Maple St', 'Elm St'),
  ],
  [
    around('Buda', '78610', 30.085, -97.84, 'Main St', 'San Antonio St', 'Garlic Creek Dr', 'Bradfield Dr'),
    around('Kyle', '78640', 29.989, -97.877, 'Center St', 'Burleson St', 'Bebee Rd', 'Goforth Rd'),
    austin('78739', 30.186, -97.887, 'La Crosse Ave', 'Escarpment Blvd', 'Dahlgreen Ave', 'Barstow Ave'),
    austin('78748', 30.164, -97.83, 'Manchaca Rd', 'Slaughter Ln', 'Brodie Ln', 'Bliss Spillar Rd'),
    austin('78745', 30.21, -97.805, 'Westgate Blvd', 'Stassney Ln', 'Jones Rd', 'Cooper Ln'),
  ],
]

/** East of the river in Portland, where the individual provider works. */
export const portland: readonly Neighborhood[] = [
  around('Portland', '97202', 45.482, -122.636, 'SE Woodstock Blvd', 'SE Steele St', 'SE Reed College Pl'),
  around('Portland', '97214', 45.512, -122.645, 'SE Hawthorne Blvd', 'SE Salmon St', 'SE Ladd Ave'),
  around('Portland', '97212', 45.544, -122.642, 'NE Fremont St', 'NE Knott St', 'NE Siskiyou St'),
]
