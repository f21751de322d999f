import { useWatch } from 'react-hook-form'
import { AddressFields } from '../../../kit/fields/AddressFields.tsx'
import { FieldPair } from '../../../kit/fields/FieldPair.tsx'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { PhoneFields } from '../../../kit/fields/PhoneFields.tsx'
import { TagsField } from '../../../kit/fields/TagsField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { PartProps, Section } from '../../../kit/form/defineForm.ts'
import { BranchField } from '../../../parts/company/BranchField.tsx'
import type { CustomerForm, CustomerFormValues } from './customerFormValues.ts'

const Contact = () => (
  <>
    <FieldPair>
      <TextField name="firstName" isRequired />
      <TextField name="lastName" isRequired />
      <TextField name="companyName" />
      <TextField name="website" />
    </FieldPair>
    <TextField name="email" type="email" />
    <PhoneFields />
    <PhoneFields name="alternatePhone" />
    <FlagField name="emailNotification" label="Send messages by email" />
    <FlagField name="smsNotification" label="Send messages by text" />
  </>
)

const Property = () => (
  <>
    <TextField name="propertyName" label="Property name" />
    <AddressFields legend="Address" />
    <LongTextField name="accessNotes" label="Access notes" placeholder="Gate code, key, dog" />
  </>
)

function Billing() {
  const isSame = useWatch<CustomerFormValues, 'sameAsPropertyAddress'>({ name: 'sameAsPropertyAddress' })
  return (
    <>
      <FlagField name="sameAsPropertyAddress" label="Billing address is the same as the property" />
      {!isSame && <AddressFields legend="Billing address" isBilling />}
    </>
  )
}

const More = ({ page }: PartProps<CustomerForm>) => (
  <>
    <BranchField none={page.base.branchId === null ? 'Default branch' : undefined} />
    <TagsField name="tags" />
    <LongTextField name="notes" placeholder="Not shown to the customer" />
    <FlagField name="isDoNotService" description="Whoever books a job for this customer is asked first." />
  </>
)

export const customerSections: readonly Section<CustomerForm>[] = [
  { title: 'Contact', Fields: Contact, isStarred: true },
  { title: 'First property', Fields: Property, isShown: ({ record }) => record === null },
  { title: 'Billing', Fields: Billing },
  { title: 'More', Fields: More },
]
