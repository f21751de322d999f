import { Anchor } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { TagsField } from '../../../components/fields/choice/TagsField.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import { BranchField } from '../../branches/choice/BranchField.tsx'
import { billedFrom, billingLabels, propertyLabels } from '../picker/customerValues.ts'
import { customerName } from '../picker/customerText.ts'
import { type ContactMatches, KnownWarning } from '../picker/KnownWarning.tsx'
import { SameBillingField } from '../picker/SameBillingField.tsx'
import { paths } from '../../../lib/paths.ts'
import type { CustomerForm, CustomerFormValues } from './customerFormValues.ts'

const KnownLink = ({ to, word, says }: { readonly to: string; readonly word: string; readonly says: string }) => (
  <Anchor c="inherit" underline="always" component={Link} to={to} aria-label={says}>
    {word}
  </Anchor>
)

/** Links to possible duplicates or a merge with them; the input is saved as a draft. */
const KnownLinks = ({ known, record }: { readonly known: ContactMatches; readonly record: CustomerForm['record'] }) => (
  <span className="flex gap12">
    <KnownLink to={paths.customer(known.id)} word="Open" says={`Open ${customerName(known)}`} />
    {record && <KnownLink to={paths.mergeCustomers(record.id, known.id)} word="Merge" says={`Merge with ${customerName(known)}`} />}
  </span>
)

const OtherPhone = ({ page: { record } }: PartProps<CustomerForm>) => (
  <>
    <PhoneFields name="alternatePhone" notes="notes" />
    <KnownWarning not={record?.id}>{(known) => <KnownLinks known={known} record={record} />}</KnownWarning>
  </>
)

/** Property used to prefill the billing address. */
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

const Branch = ({ page }: PartProps<CustomerForm>) => <BranchField none={page.base.branchId === null ? 'Default branch' : undefined} />

/** Only a new customer has a first property: a change has no labels for it. */
export const customerTable = {
  Contact: {
    firstName: { label: 'First name', as: 'text', isRequired: true, isHalf: true },
    lastName: { label: 'Last name', as: 'text', isRequired: true, isHalf: true },
    companyName: { label: 'Company', as: 'text', isHalf: true },
    website: { label: 'Website', as: 'text', isHalf: true },
    email: { label: 'Email', as: 'email' },
    ...fieldGroup({ phoneCountryCode: 'Country code', phone: 'Phone' }, () => <PhoneFields notes="notes" second="alternatePhone" />, {
      group: 'phone',
    }),
    ...fieldGroup({ alternatePhoneCountryCode: 'Country code', alternatePhone: 'Other phone' }, OtherPhone, { group: 'alternatePhone' }),
    emailNotification: { label: 'Messages by email', message: 'Send messages by email', as: 'flag' },
    smsNotification: { label: 'Messages by text', message: 'Send messages by text', as: 'flag' },
  },
  'First property': {
    propertyName: { label: null, message: 'Property name', as: 'text', only: 'new' },
    ...fieldGroup(propertyLabels, () => <AddressFields legend="Address" />, { only: 'new' }),
    accessNotes: { label: null, message: 'Access notes', as: 'long', hint: 'Gate code, key, dog', only: 'new' },
  },
  Billing: fieldGroup({ sameAsPropertyAddress: 'Billed at the property', ...billingLabels }, Billing, { group: 'billing' }),
  More: {
    branchId: { label: 'Branch', as: Branch },
    tags: { label: 'Tags', as: () => <TagsField name="tags" />, isSet: true },
    notes: { label: 'Notes', as: 'long', hint: 'Not shown to the customer' },
    isDoNotService: { label: 'Do not service', as: 'flag', hint: 'Asks for confirmation before a job is booked for this customer.' },
  },
} satisfies FieldTable<CustomerForm>
