import { NINE } from './jobs.ts'
import type { CustomerRecordQuery } from '../features/customers/queries/customerRecord.generated.ts'

type Customer = CustomerRecordQuery['customer']

export const property = {
  __typename: 'Property',
  id: '40',
  name: 'Home',
  address: '12 Oak Street, Salem',
  isBillingAddress: true,
  accessNotes: 'Key under the pot',
  isActive: true,
  latitude: null,
  longitude: null,
  taxId: null,
} as const
/** Response of the customer page's query. */
export const customerRecord = (part: Partial<Customer> = {}): Customer & { readonly __typename: string } => ({
  __typename: 'Customer',
  id: '30',
  name: 'Maria Lopez',
  companyName: 'Lopez Dental',
  email: 'maria@mail.example',
  phone: '5550100123',
  phoneCountryCode: '1',
  notes: 'Rings twice.',
  tags: ['vip', 'monthly'],
  isDoNotService: false,
  alternatePhone: null,
  alternatePhoneCountryCode: null,
  sameAsPropertyAddress: false,
  billingSuiteNo: null,
  billingStreet1: '80 Elm Street',
  billingStreet2: null,
  billingCity: 'Chicago',
  billingProvince: 'IL',
  billingPostalCode: '60610',
  website: 'https://lopez.example/teeth',
  isActive: true,
  lastVisitAt: NINE - 86_400,
  nextVisitAt: NINE,
  createdAt: null,
  lockVersion: 4,
  billedTotal: 480.5,
  outstandingBalance: 120.5,
  jobsCount: 2,
  properties: [property],
  ...part,
})

/** Page of `JobsOf`. */
export const jobsOfPage = (items: readonly object[], ignored: readonly string[] = []) => ({
  __typename: 'JobPage',
  items,
  totalCount: items.length,
  ignored,
})

export const invoicesOfPage = (items: readonly object[], ignored: readonly string[] = []) => ({
  invoices: { __typename: 'InvoicePage', items, totalCount: items.length, ignored },
})

/** Empty responses of the page's other queries. */
export const noDealings = {
  JobsOf: { open: jobsOfPage([]), over: jobsOfPage([]) },
  CustomerInvoices: invoicesOfPage([]),
  CustomerMessages: { customerMessages: [] },
  RecurringOf: { jobs: jobsOfPage([]) },
}
