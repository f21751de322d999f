/** A property that was just added to a customer, as the backend tells it. */
export const addedProperty = {
  __typename: 'Property',
  id: '49',
  name: 'Barn',
  address: '7 Field Lane',
  isBillingAddress: false,
  isActive: true,
  taxId: null,
}
