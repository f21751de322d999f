import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { branchAddressNames, SuggestedStreet } from '../../../components/fields/contact/AddressFields.tsx'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import { LocationField } from '../../../components/map/LocationField.tsx'
import type { BranchForm } from './branchFormValues.ts'

const half = { as: 'text', isHalf: true, group: 'place' } as const

export const branchTable = {
  Branch: {
    name: { label: 'Name', as: 'text', isRequired: true },
    email: { label: 'Email', as: 'email', isRequired: true },
    ...fieldGroup({ phoneCountryCode: 'Country code', phone: 'Phone' }, () => <PhoneFields isRequired />, { group: 'phone' }),
    ...fieldGroup(
      { alternatePhoneCountryCode: 'Country code', alternateNo: 'Other phone' },
      () => <PhoneFields name="alternatePhone" digits="alternateNo" />,
      { group: 'alternatePhone' },
    ),
    website: { label: 'Website', as: 'text' },
  },
  Address: {
    street1: { label: 'Street', as: () => <SuggestedStreet names={branchAddressNames} />, group: 'place' },
    street2: { label: 'Street 2', ...half },
    suiteNo: { label: 'Suite', ...half },
    city: { label: 'City', isRequired: true, ...half },
    province: { label: 'State or province', isRequired: true, ...half },
    zipcode: { label: 'Postal code', ...half },
    country: { label: 'Country', isRequired: true, ...half },
    ...fieldGroup({ latitude: 'Latitude', longitude: 'Longitude' }, LocationField, { group: 'place' }),
  },
} satisfies FieldTable<BranchForm>
