import { skipToken } from '@apollo/client/react'
import { Autocomplete, Select, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { placeNamed } from './placeNamed.ts'
import { useDialCodesOfCountry } from './useDialCodesOfCountry.ts'
import type { SetupValues } from '../signUp/setupValues.ts'
import classes from '../signUp/SignUp.module.css'
import { useCitiesQuery, useCountriesQuery, useIpLocationQuery, useStatesQuery } from '../signUp/signUp.generated.ts'
import { starred } from '../../../lib/forms/required.ts'

const LIMIT = 60
const inPlace = { withinPortal: false, hideDetached: false, shadow: 'lg' } as const
const getNames = (places: readonly { readonly name: string }[] | undefined): string[] => [...new Set(places?.map(({ name }) => name))]

function usePlaces() {
  const [country, province] = useWatch<SetupValues, ['country', 'province']>({ name: ['country', 'province'] })
  const countries = useCountriesQuery()
  const countryCode = countries.data?.countries.find((item) => item.name === country)?.code
  const states = useStatesQuery(countryCode ? { variables: { countryCode } } : skipToken).data?.states
  const stateId = placeNamed(states, province)?.id
  const cities = useCitiesQuery(stateId ? { variables: { stateId } } : skipToken).data?.cities
  return { countries: countries.data?.countries, hasFailed: Boolean(countries.error), states, cities }
}

/** Prefills the visitor's country. It may load after a first submit, so its error is cleared. */
function useVisitorCountry(countries: readonly { readonly name: string; readonly code: string }[] | undefined): void {
  const { getValues, setValue } = useFormContext<SetupValues>()
  const code = useIpLocationQuery().data?.ipLocation?.countryCode
  const name = code && countries?.find((item) => item.code === code)?.name
  useEffect(() => {
    if (name && getValues('country') === '') setValue('country', name, { shouldValidate: true })
  }, [name, getValues, setValue])
}

interface NamedPlaceFieldProps {
  readonly name: 'province' | 'city'
  readonly label: string
  readonly places: readonly { readonly name: string }[] | undefined
  readonly onMove: () => void
}

function NamedPlaceField({ name, label, places, onMove }: NamedPlaceFieldProps) {
  const { field, fieldState } = useController<SetupValues, 'province' | 'city'>({ name })
  return (
    <Autocomplete
      {...field}
      comboboxProps={inPlace}
      onChange={(place) => {
        onMove()
        field.onChange(place)
      }}
      label={label}
      size="md"
      {...starred}
      limit={LIMIT}
      autoComplete="off"
      data={getNames(places)}
      error={fieldState.error?.message}
    />
  )
}

export function PlaceFields() {
  const { register, control, formState, setValue } = useFormContext<SetupValues>()
  const { countries, hasFailed, states, cities } = usePlaces()
  useVisitorCountry(countries)
  const setDialCodes = useDialCodesOfCountry()
  const moved = (): void => {
    setValue('latitude', null)
    setValue('longitude', null)
  }
  return (
    <>
      <div className={classes.pair}>
        <Controller
          control={control}
          name="country"
          render={({ field: { value, onChange, ...field }, fieldState }) =>
            hasFailed ? (
              <TextInput
                {...field}
                value={value}
                onChange={onChange}
                label="Country"
                size="md"
                {...starred}
                error={fieldState.error?.message}
              />
            ) : (
              <Select
                {...field}
                comboboxProps={inPlace}
                label="Country"
                size="md"
                {...starred}
                searchable
                autoComplete="off"
                nothingFoundMessage={countries ? 'No country found' : 'Loading...'}
                data={getNames(value && !placeNamed(countries, value) ? [...(countries ?? []), { name: value }] : countries)}
                value={value || null}
                onChange={(name) => {
                  moved()
                  setDialCodes(placeNamed(countries, name ?? ''), placeNamed(countries, value))
                  onChange(name ?? '')
                }}
                error={fieldState.error?.message}
              />
            )
          }
        />
        <NamedPlaceField name="province" label="State or province" places={states} onMove={moved} />
      </div>
      <div className={classes.pair}>
        <NamedPlaceField name="city" label="City" places={cities} onMove={moved} />
        <TextInput
          {...register('zipcode')}
          label="Zip code"
          size="md"
          autoComplete="postal-code"
          error={formState.errors.zipcode?.message}
        />
      </div>
    </>
  )
}
