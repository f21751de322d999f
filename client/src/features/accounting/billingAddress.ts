import type { BookCustomerFragment } from './accounting.generated.ts'

export interface BillingAddress {
  readonly street1: string | null
  readonly street2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

const street = (name: string | null, suite: string | null): string | null => [name, suite].filter(Boolean).join(', ') || null

/** The customer's billing address, or that of the billing property. */
export function billingAddress(customer: BookCustomerFragment): BillingAddress {
  if (customer.sameAsPropertyAddress === false)
    return {
      street1: street(customer.billingStreet1, customer.billingSuiteNo),
      street2: customer.billingStreet2,
      city: customer.billingCity,
      province: customer.billingProvince,
      postalCode: customer.billingPostalCode,
      country: customer.billingCountry,
    }
  const property = customer.properties?.find(({ isBillingAddress }) => isBillingAddress) ?? customer.properties?.[0]
  return {
    street1: street(property?.street1 ?? null, property?.suiteNo ?? null),
    street2: property?.street2 ?? null,
    city: property?.city ?? null,
    province: property?.province ?? null,
    postalCode: property?.postalCode ?? null,
    country: property?.country ?? null,
  }
}
