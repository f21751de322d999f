export const propertyNames = {
  street1: 'street1',
  street2: 'street2',
  suite: 'suiteNo',
  city: 'city',
  province: 'province',
  postalCode: 'postalCode',
  country: 'country',
} as const
export const billingNames = {
  street1: 'billingStreet1',
  street2: 'billingStreet2',
  suite: 'billingSuiteNo',
  city: 'billingCity',
  province: 'billingProvince',
  postalCode: 'billingPostalCode',
  country: 'billingCountry',
} as const

export const branchAddressNames = { ...propertyNames, postalCode: 'zipcode' } as const

/** The fields of an address in a form. */
export type AddressNames = typeof propertyNames | typeof billingNames | typeof branchAddressNames
