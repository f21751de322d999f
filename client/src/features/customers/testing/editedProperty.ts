import type { PropertyFormPartsFragment } from '../property/propertyForm.generated.ts'

/** A property as loaded by the form. */
export const editedProperty = {
  __typename: 'Property',
  id: '40',
  customerId: '30',
  name: 'Practice',
  address: '80 Elm Street, Chicago',
  suiteNo: null,
  street1: '80 Elm Street',
  street2: null,
  city: 'Chicago',
  province: 'IL',
  country: 'United States',
  postalCode: '60610',
  latitude: 41.9,
  longitude: -87.64,
  accessNotes: 'Key at the desk.',
  isBillingAddress: true,
  isActive: true,
  taxId: null,
} as const satisfies PropertyFormPartsFragment & { __typename: string }
