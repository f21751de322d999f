import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { billedFrom, type CustomerValues } from './customerValues.ts'
import { SameBillingField } from './SameBillingField.tsx'

/** What most new customers do without while they are on the phone. */
export function NewCustomerRest() {
  const { getValues } = useFormContext<CustomerValues>()
  const isSame = useWatch<CustomerValues, 'sameAsPropertyAddress'>({ name: 'sameAsPropertyAddress' })
  return (
    <>
      <FieldPair>
        <TextField name="street2" label="Street 2" />
        <TextField name="suiteNo" label="Suite" />
        <TextField name="city" label="City" />
        <TextField name="province" label="State or province" />
        <TextField name="postalCode" label="Postal code" />
        <TextField name="country" label="Country" />
      </FieldPair>
      <TextField name="companyName" label="Company" />
      <SameBillingField label="Billing address is the same" copy={() => billedFrom(getValues())} />
      {!isSame && <AddressFields legend="Billing address" isBilling />}
    </>
  )
}
