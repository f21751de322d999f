/** A new property as returned by the backend. */
export const addedProperty = {
  __typename: 'Property',
  id: '49',
  name: 'Barn',
  address: '7 Field Lane',
  isBillingAddress: false,
  isActive: true,
  taxId: null,
}
