/** What the schema shows of a customer and of a property, and the hand-written customer as it is shown. */
export const CUSTOMER = `id firstName lastName name phone phoneCountryCode email alternatePhone alternatePhoneCountryCode companyName website
  notes tags isDoNotService sameAsPropertyAddress billingSuiteNo billingStreet1 billingStreet2 billingCity billingProvince billingCountry
  billingPostalCode emailNotification smsNotification jobsCount billedTotal outstandingBalance branchId city isActive
  createdAt lockVersion`
export const PROPERTY = `id customerId name address suiteNo street1 street2 city province country postalCode isBillingAddress isActive
  accessNotes latitude longitude`

export const carla = {
  id: '31',
  firstName: 'Carla',
  lastName: 'Reyes',
  name: 'Carla Reyes',
  phone: '5550131',
  phoneCountryCode: '1',
  email: 'carla@reyes-dental.test',
  alternatePhone: '5550132',
  alternatePhoneCountryCode: '1',
  companyName: 'Reyes Dental',
  website: 'https://reyes-dental.test',
  notes: 'Rings twice.',
  tags: ['vip'],
  isDoNotService: false,
  sameAsPropertyAddress: false,
  billingSuiteNo: '9',
  billingStreet1: '1 Main Street',
  billingStreet2: 'Rear',
  billingCity: 'Chicago',
  billingProvince: 'IL',
  billingCountry: 'United States',
  billingPostalCode: '60601',
  emailNotification: true,
  smsNotification: false,
  jobsCount: 3,
  billedTotal: 480.5,
  outstandingBalance: 120,
  branchId: '1',
  city: 'Chicago',
  isActive: true,
  createdAt: 1767225600,
  lockVersion: 1,
}
export const practice = {
  id: '41',
  customerId: '31',
  name: 'Practice',
  address: '80 Elm Street, 4B, Chicago, IL 60610',
  suiteNo: '4B',
  street1: '80 Elm Street',
  street2: null,
  city: 'Chicago',
  province: 'IL',
  country: 'United States',
  postalCode: '60610',
  isBillingAddress: true,
  isActive: true,
  accessNotes: 'Key at the desk.',
  latitude: 41.9,
  longitude: -87.64,
}

/** Missing for customers without visits. */
export const unreadVisits = (parent: string): string[] => [`${parent}.last_visit_at`, `${parent}.next_visit_at`]
