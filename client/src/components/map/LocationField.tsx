import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CoordinateFields } from '../fields/contact/CoordinateFields.tsx'
import { LocationPicker } from './LocationPicker.tsx'

interface Located {
  latitude: number | null
  longitude: number | null
}

const shown = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** A form's coordinates as a pin. Picking an address moves it. */
export function LocationField() {
  const { setValue, formState } = useFormContext<Located>()
  const [latitude, longitude] = useWatch<Located, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] })
  const place = useMemo(() => getPlace({ latitude, longitude }), [latitude, longitude])
  const set = (next: GeoPlace | null): void => {
    setValue('latitude', next?.latitude ?? null, shown)
    setValue('longitude', next?.longitude ?? null, shown)
  }
  const { latitude: latitudeError, longitude: longitudeError } = formState.errors
  return (
    <LocationPicker
      place={place}
      onChange={set}
      coordinates={<CoordinateFields />}
      hasError={latitudeError !== undefined || longitudeError !== undefined}
    />
  )
}
