import type { CustomerFormPartsFragment } from '../form/customerForm.generated.ts'

/** Billing address unless another one is set. */
const place = {
  __typename: 'Property',
  id: '40',
  suiteNo: null,
  street1: '80 Elm Street',
  street2: null,
  city: 'Chicago',
  province: 'IL',
  country: 'United States',
  postalCode: '60610',
  isBillingAddress: true,
}

/** A customer as loaded by the form. */
export const editedCustomer = {
  __typename: 'Customer',
  id: '30',
  firstName: 'Maria',
  lastName: 'Lopez',
  name: 'Maria Lopez',
  companyName: null,
  email: 'maria@mail.example',
  phoneCountryCode: '1',
  phone: '5550100123',
  alternatePhoneCountryCode: null,
  alternatePhone: null,
  website: null,
  notes: 'Rings twice.',
  tags: ['vip'],
  isDoNotService: false,
  branchId: null,
  emailNotification: true,
  smsNotification: true,
  sameAsPropertyAddress: true,
  billingSuiteNo: null,
  billingStreet1: null,
  billingStreet2: null,
  billingCity: null,
  billingProvince: null,
  billingCountry: null,
  billingPostalCode: null,
  lockVersion: 3,
  properties: [place],
} as const satisfies CustomerFormPartsFragment & { __typename: string }
