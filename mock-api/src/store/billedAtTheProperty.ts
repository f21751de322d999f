import type { CustomerRecord } from './workRecords.ts'

/** Billing fields of a customer whose bills go to the property that is the billing address. */
export const billedAtTheProperty = {
  same_as_property_address: true,
  billing_suite_no: null,
  billing_street1: null,
  billing_street2: null,
  billing_city: null,
  billing_province: null,
  billing_country: null,
  billing_postal_code: null,
} as const satisfies Partial<CustomerRecord>
