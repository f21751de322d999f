/** Where bills go. null: not told. */
interface Billed {
  readonly sameAsPropertyAddress: boolean | null
  readonly billingSuiteNo: string | null
  readonly billingStreet1: string | null
  readonly billingStreet2: string | null
  readonly billingCity: string | null
  readonly billingProvince: string | null
  readonly billingPostalCode: string | null
}

/** Where bills go, on one line as a property's address; null where that is a property, or nobody tells. */
export function billingAddress(customer: Billed): string | null {
  if (customer.sameAsPropertyAddress !== false) return null
  const { billingSuiteNo, billingStreet1, billingStreet2, billingCity, billingProvince, billingPostalCode } = customer
  const region = [billingProvince, billingPostalCode].filter(Boolean).join(' ')
  return [billingStreet1, billingStreet2, billingSuiteNo, billingCity, region].filter(Boolean).join(', ') || null
}
