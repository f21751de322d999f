import { FieldPair } from '../FieldPair.tsx'
import { TextField } from '../text/TextField.tsx'
import classes from './AddressFields.module.css'
import { useController, useFormContext } from 'react-hook-form'
import type { PickedAddress } from '../../address/addressProvider.ts'
import { addressProvider } from '../../address/addressProviders.ts'
import { useAddressSuggestions } from '../../address/useAddressSuggestions.ts'
import { starred } from '../../../lib/forms/required.ts'
import { SuggestField } from '../choice/SuggestField.tsx'

export const propertyNames = {
  street1: 'street1',
  street2: 'street2',
  suite: 'suiteNo',
  city: 'city',
  province: 'province',
  postalCode: 'postalCode',
  country: 'country',
} as const
const billingNames = {
  street1: 'billingStreet1',
  street2: 'billingStreet2',
  suite: 'billingSuiteNo',
  city: 'billingCity',
  province: 'billingProvince',
  postalCode: 'billingPostalCode',
  country: 'billingCountry',
} as const

export const branchAddressNames = { ...propertyNames, postalCode: 'zipcode' } as const

type AddressNames = typeof propertyNames | typeof billingNames | typeof branchAddressNames

const shown = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** A picked address as form values; includes coordinates if the form has them. Street 2 is left to the unit. */
const filled = ({ countryCode: _, zipcode, ...address }: PickedAddress, names: AddressNames): [field: string, value: unknown][] => [
  ...(['street1', 'city', 'province', 'country'] as const).map((name): [string, unknown] => [names[name], address[name]]),
  [names.postalCode, zipcode],
  ...(names.street1 === 'street1'
    ? ([
        ['latitude', address.latitude],
        ['longitude', address.longitude],
      ] as [string, unknown][])
    : []),
]

/** A street field with address suggestions; picking one fills all address fields. Manual input always works. */
export function SuggestedStreet({ names }: { readonly names: AddressNames }) {
  const { field, fieldState } = useController({ name: names.street1 })
  const { setValue, getValues } = useFormContext()
  const { suggestions, isLoading, look, stop } = useAddressSuggestions()
  const set = (values: readonly [string, unknown][]): void => {
    const known = getValues()
    values.filter(([name]) => name in known).forEach(([name, value]) => setValue(name, value, shown))
  }
  const type = (text: string): void => {
    field.onChange(text)
    if (names.street1 === 'street1')
      set([
        ['latitude', null],
        ['longitude', null],
      ])
    look(text)
  }
  const pick = async (id: string): Promise<void> => {
    stop()
    try {
      set(filled(await addressProvider().resolve(id), names))
    } catch {
      // Keeps the typed street; the other fields are typed manually.
    }
  }
  return (
    <SuggestField
      ref={field.ref}
      name={field.name}
      label="Street"
      {...starred}
      text={String(field.value)}
      onType={type}
      onBlur={field.onBlur}
      onChoose={(id) => void pick(id)}
      listLabel="Addresses"
      notice={isLoading ? 'Loading…' : null}
      suggestions={suggestions.map(({ id, street, place }) => ({ value: id, label: `${street}, ${place}` }))}
      error={fieldState.error?.message}
    />
  )
}

interface AddressFieldsProps {
  readonly legend: string
  readonly isBilling?: boolean
}

export function AddressFields({ legend, isBilling = false }: AddressFieldsProps) {
  const names = isBilling ? billingNames : propertyNames
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={`stack ${classes.lines}`}>
        <SuggestedStreet names={names} />
        <FieldPair>
          <TextField name={names.street2} label="Street 2" />
          <TextField name={names.suite} label="Suite" />
          <TextField name={names.city} label="City" />
          <TextField name={names.province} label="State or province" />
          <TextField name={names.postalCode} label="Postal code" />
          <TextField name={names.country} label="Country" />
        </FieldPair>
      </div>
    </fieldset>
  )
}
