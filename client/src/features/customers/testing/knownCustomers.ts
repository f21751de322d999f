import type { FakeOperation } from '../../../testing/fakeGateway.ts'
import type { KnownCustomerFragment } from '../import/customerImport.generated.ts'

/** An existing customer, for comparison with import rows. */
export const knownCustomer = (part: Partial<KnownCustomerFragment>) => ({
  __typename: 'Customer' as const,
  id: '30',
  name: 'Maria Lopez',
  firstName: 'Maria',
  lastName: 'Lopez',
  companyName: null,
  email: 'maria@lopez.test',
  phone: '5125550131',
  phoneCountryCode: '1',
  alternatePhone: null,
  alternatePhoneCountryCode: null,
  lockVersion: 3,
  ...part,
})

/** Data that an import loads first. */
export const knownCustomers = (...items: readonly ReturnType<typeof knownCustomer>[]): Record<string, FakeOperation> => ({
  KnownCustomers: { customers: { __typename: 'CustomerPage', items, totalCount: items.length, page: 1 } },
  CompanyPhoneCode: { generalData: { __typename: 'GeneralData', phoneCountryCode: '1' } },
  ListBranches: { branches: { __typename: 'BranchPage', items: [{ __typename: 'Branch', id: '2', name: 'North' }] } },
})
export const noKnownCustomers = knownCustomers()
