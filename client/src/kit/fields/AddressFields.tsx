import { TextField } from './TextField.tsx'
import classes from './AddressFields.module.css'

interface AddressFieldsProps {
  readonly legend: string
  readonly isBilling?: boolean
}

const propertyNames = {
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

/** An address of a customer: where the work is, or where the bill goes. */
export function AddressFields({ legend, isBilling = false }: AddressFieldsProps) {
  const names = isBilling ? billingNames : propertyNames
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.lines}>
        <TextField name={names.street1} label="Street" isRequired />
        <div className={classes.pair}>
          <TextField name={names.street2} label="Street 2" />
          <TextField name={names.suite} label="Suite" />
          <TextField name={names.city} label="City" />
          <TextField name={names.province} label="State or province" />
          <TextField name={names.postalCode} label="Postal code" />
          <TextField name={names.country} label="Country" />
        </div>
      </div>
    </fieldset>
  )
}
