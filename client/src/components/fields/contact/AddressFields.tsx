import { FieldPair } from '../FieldPair.tsx'
import { SuggestedStreet, billingNames, propertyNames } from './SuggestedStreet.tsx'
import { TextField } from '../text/TextField.tsx'
import classes from './AddressFields.module.css'

interface AddressFieldsProps {
  readonly legend: string
  readonly isBilling?: boolean
}

/** An address of a customer: where the work is, or where the bill goes. */
export function AddressFields({ legend, isBilling = false }: AddressFieldsProps) {
  const names = isBilling ? billingNames : propertyNames
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.lines}>
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
