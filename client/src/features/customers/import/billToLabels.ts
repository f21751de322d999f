/** A billing address that is not the property’s, as columns of a file. Other programs call the property’s one "Billing street". */
export const billToLabels = {
  billingStreet1: 'Bill-to street',
  billingStreet2: 'Bill-to street 2',
  billingSuiteNo: 'Bill-to suite',
  billingCity: 'Bill-to city',
  billingProvince: 'Bill-to state or province',
  billingPostalCode: 'Bill-to postal code',
  billingCountry: 'Bill-to country',
} as const
