import type { FakeOperation } from '../../../testing/fakeGateway.ts'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'

export type CustomerRow = CustomerRowFragment & { readonly __typename: 'Customer' }

/** A row of the customer list. */
export const customerRow = (part: Partial<CustomerRow> = {}): CustomerRow => ({
  __typename: 'Customer',
  id: '30',
  name: 'Lopez Dental',
  firstName: 'Maria',
  lastName: 'Lopez',
  companyName: null,
  phone: '5125550131',
  phoneCountryCode: '1',
  email: 'maria@lopez.test',
  city: 'Salem',
  tags: ['VIP', 'Landlord'],
  isDoNotService: false,
  isActive: true,
  branchId: '1',
  jobsCount: 12,
  outstandingBalance: 1234.5,
  lastVisitAt: 1_795_442_400,
  nextVisitAt: 1_795_528_800,
  createdAt: 1_767_225_600,
  lockVersion: 3,
  ...part,
})

/** Response of `Customers`. */
export const customerPage = (items: readonly CustomerRow[], totalCount = items.length): FakeOperation => ({
  customers: { __typename: 'CustomerPage', items, totalCount, page: 1, perPage: 10, unreadable: [], ignored: [] },
})
