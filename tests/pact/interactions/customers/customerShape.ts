/** What the schema shows of a customer and of a property, and the hand-written customer as it is shown. */
export const CUSTOMER = `id firstName lastName name phone phoneCountryCode email companyName notes tags isDoNotService jobsCount billedTotal
  outstandingBalance branchId`
export const PROPERTY = 'id customerId name address isBillingAddress accessNotes latitude longitude'

export const carla = {
  id: '31',
  firstName: 'Carla',
  lastName: 'Reyes',
  name: 'Carla Reyes',
  phone: '5550131',
  phoneCountryCode: '1',
  email: 'carla@reyes-dental.test',
  companyName: 'Reyes Dental',
  notes: 'Rings twice.',
  tags: ['vip'],
  isDoNotService: false,
  jobsCount: 3,
  billedTotal: 480.5,
  outstandingBalance: 120,
  branchId: '1',
}
export const practice = {
  id: '41',
  customerId: '31',
  name: 'Practice',
  address: '80 Elm Street, 4B, Chicago, IL 60610',
  isBillingAddress: true,
  accessNotes: 'Key at the desk.',
  latitude: 41.9,
  longitude: -87.64,
}

/** What of a property reaches nobody, below this name. */
export const unreadOfProperty = (parent: string): string[] => [`${parent}.country`]

/** What of a customer reaches nobody, below this name. */
export const unreadOfCustomer = (parent: string): string[] =>
  ['website', 'last_visit_at', 'next_visit_at', 'lock_version', 'created_at'].map((name) => `${parent}.${name}`)
