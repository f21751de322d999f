import { AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { fieldTable, shownAsOne } from '../../../components/form/fieldTable.tsx'
import { LocationField } from '../../schedule/shared/map/LocationField.tsx'
import { PropertyTaxField } from './PropertyTaxField.tsx'
import type { PropertyForm } from './propertyFormValues.ts'

const address = {
  street1: 'Street',
  street2: 'Street 2',
  suiteNo: 'Suite',
  city: 'City',
  province: 'State or province',
  postalCode: 'Postal code',
  country: 'Country',
}

export const propertyTable = fieldTable<PropertyForm>({
  Place: {
    name: { label: 'Name', says: 'Property name', as: 'text' },
    ...shownAsOne(address, () => <AddressFields legend="Address" />),
    ...shownAsOne({ latitude: 'Latitude', longitude: 'Longitude' }, LocationField, { group: 'place' }),
  },
  Access: { accessNotes: { label: 'Access notes', as: 'long', hint: 'Gate code, key, dog' } },
  Billing: {
    taxId: { label: 'Tax', as: PropertyTaxField },
    isBillingAddress: { label: 'Billing address', says: 'Invoices go to this property', as: 'flag' },
    isActive: { label: 'Active', as: 'flag', hint: 'New jobs can be booked here.', only: 'old' },
  },
})
