import { Select } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { useDialCodesQuery } from './dialCodes.generated.ts'
import { TextField } from './TextField.tsx'
import classes from './PhoneFields.module.css'

interface DialCode {
  readonly value: string
  readonly label: string
  readonly countries: string
}

/** One entry for each dial code: several countries share some. */
function dialCodesOf(countries: readonly { readonly name: string; readonly dialCode: string }[]): DialCode[] {
  const names = new Map<string, string[]>()
  for (const { name, dialCode } of countries) {
    const code = dialCode.replace(/\D/g, '')
    names.set(code, [...(names.get(code) ?? []), name])
  }
  return [...names].map(([value, list]) => ({ value, label: `+${value}`, countries: list.join(', ') }))
}

interface PhoneFieldsProps {
  /** The field with the digits; that of its country code is called like it. */
  readonly name?: 'phone' | 'alternatePhone'
  readonly label?: string
}

/** A dial code and digits (spec §5 "Phone"). */
export function PhoneFields({ name = 'phone', label = 'Phone' }: PhoneFieldsProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { data } = useDialCodesQuery()
  const codes = dialCodesOf(data?.countries ?? [])
  const namesOf = (value: string): string => codes.find((code) => code.value === value)?.countries ?? ''
  return (
    <div className={classes.phone} {...(name !== 'phone' && { role: 'group', 'aria-label': `${label} number` })}>
      <Controller
        control={control}
        name={`${name}CountryCode`}
        render={({ field }) => (
          <Select
            ref={field.ref}
            label="Country code"
            data={
              codes.some(({ value }) => value === field.value)
                ? codes
                : [{ value: field.value, label: `+${field.value}`, countries: '' }, ...codes]
            }
            searchable
            allowDeselect={false}
            value={field.value ?? ''}
            onChange={(code) => code && field.onChange(code)}
            onBlur={field.onBlur}
            filter={({ options, search }) =>
              options.filter(
                (option) =>
                  'value' in option && `+${option.value} ${namesOf(option.value)}`.toLowerCase().includes(search.toLowerCase().trim()),
              )
            }
            renderOption={({ option }) => (
              <span>
                {option.label} <span className={classes.countries}>{namesOf(option.value)}</span>
              </span>
            )}
            comboboxProps={{ width: 288, position: 'bottom-start', withinPortal: false, keepMounted: false, hideDetached: false }}
            maxDropdownHeight={220}
            nothingFoundMessage="No country found"
          />
        )}
      />
      <TextField name={name} label={label} type="tel" />
    </div>
  )
}
