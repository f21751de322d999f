import type { CsvCell } from '../../../components/csv/csvText.ts'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { billToLabels } from '../import/customerImport.ts'
import { type CustomerInFileFragment, CustomersToExportDocument } from './customerFile.generated.ts'
import type { WholeFile } from '../../../components/csv/csvRows.ts'

type Property = NonNullable<CustomerInFileFragment['properties']>[number]

const propertyOf = ({ properties }: CustomerInFileFragment): Property | undefined =>
  properties?.find(({ isBillingAddress }) => isBillingAddress) ?? properties?.[0]

const ofProperty = (read: (property: Property) => CsvCell) => (customer: CustomerInFileFragment) => {
  const property = propertyOf(customer)
  return property ? read(property) : null
}
const yes = (isSo: boolean | null): string | null => (isSo === null ? null : isSo ? 'Yes' : 'No')

/** About ten centimeters. */
const POINT_DECIMALS = 6
const point = (amount: number | null): CsvCell => (amount === null ? null : { amount, decimals: POINT_DECIMALS })

const billTo = Object.fromEntries(
  Object.entries(billToLabels).map(([name, label]) => [
    label,
    (customer: CustomerInFileFragment) => (customer.sameAsPropertyAddress === false ? customer[name as keyof typeof billToLabels] : null),
  ]),
)

/** A full export can be imported again, also into another company. */
export const customerFile: WholeFile<CustomerInFileFragment> = {
  query: CustomersToExportDocument,
  columns: ['name', 'phone', 'email', 'tags', 'branch'],
  more: {
    'Property name': ofProperty(({ name }) => name),
    Street: ofProperty(({ street1 }) => street1),
    'Street 2': ofProperty(({ street2 }) => street2),
    Suite: ofProperty(({ suiteNo }) => suiteNo),
    City: ofProperty(({ city }) => city),
    'State or province': ofProperty(({ province }) => province),
    'Postal code': ofProperty(({ postalCode }) => postalCode),
    Country: ofProperty(({ country }) => country),
    'Access notes': ofProperty(({ accessNotes }) => accessNotes),
    Latitude: ofProperty(({ latitude }) => point(latitude)),
    Longitude: ofProperty(({ longitude }) => point(longitude)),
    'Other phone': ({ alternatePhone, alternatePhoneCountryCode }) =>
      alternatePhone && formatPhone(alternatePhone, alternatePhoneCountryCode),
    Website: ({ website }) => website,
    Notes: ({ notes }) => notes,
    'Do not service': ({ isDoNotService }) => yes(isDoNotService),
    'Messages by email': ({ emailNotification }) => yes(emailNotification),
    'Messages by text': ({ smsNotification }) => yes(smsNotification),
    ...billTo,
  },
}
