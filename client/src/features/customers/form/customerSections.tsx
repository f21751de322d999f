import { Anchor } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { AddressFields } from '../../../kit/fields/AddressFields.tsx'
import { FieldPair } from '../../../kit/fields/FieldPair.tsx'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { PhoneFields } from '../../../kit/fields/PhoneFields.tsx'
import { TagsField } from '../../../kit/fields/TagsField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { PartProps, Section } from '../../../kit/form/defineForm.ts'
import { BranchField } from '../../../parts/company/BranchField.tsx'
import { billedFrom } from '../../../parts/customers/customerValues.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { type KnownByContact, KnownWarning } from '../../../parts/customers/KnownWarning.tsx'
import { SameBillingField } from '../../../parts/customers/SameBillingField.tsx'
import { paths } from '../../../shared/paths.ts'
import classes from './customerForm.module.css'
import type { CustomerForm, CustomerFormValues } from './customerFormValues.ts'

/** Leads to whoever is known already, or to the merge with them; what was typed is kept as a draft. */
const KnownLinks = ({ known, record }: { readonly known: KnownByContact; readonly record: CustomerForm['record'] }) => (
  <span className={classes.links}>
    <Anchor c="inherit" underline="always" component={Link} to={paths.customer(known.id)} aria-label={`Open ${customerName(known)}`}>
      Open
    </Anchor>
    {record && (
      <Anchor
        c="inherit"
        underline="always"
        component={Link}
        to={paths.mergeCustomers(record.id, known.id)}
        aria-label={`Merge with ${customerName(known)}`}
      >
        Merge
      </Anchor>
    )}
  </span>
)

const Contact = ({ page: { record } }: PartProps<CustomerForm>) => (
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
    <KnownWarning not={record?.id}>{(known) => <KnownLinks known={known} record={record} />}</KnownWarning>
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

/** The property of which a billing address of the customer’s own begins as a copy. */
function billedProperty(values: CustomerFormValues, record: CustomerForm['record']) {
  if (!record) return values
  const properties = record.properties ?? []
  return properties.find(({ isBillingAddress }) => isBillingAddress) ?? properties[0] ?? {}
}

function Billing({ page: { record, form } }: PartProps<CustomerForm>) {
  const isSame = useWatch<CustomerFormValues, 'sameAsPropertyAddress'>({ name: 'sameAsPropertyAddress' })
  return (
    <>
      <SameBillingField
        label="Billing address is the same as the property"
        copy={() => billedFrom(billedProperty(form.getValues(), record))}
      />
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
