import { addressLines } from '@callout/contracts/text/address'
import type { CustomerRecord } from '../customers/records.ts'
import type { Addressee } from './records.ts'
import type { JobRecord } from '../jobs/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

/** Billing address: the customer's own, or the billing property's. */
function billingLines(store: Store, { country }: CompanyRecord, customer: CustomerRecord): string[] {
  if (!customer.same_as_property_address)
    return addressLines(
      {
        suite_no: customer.billing_suite_no,
        street1: customer.billing_street1,
        street2: customer.billing_street2,
        city: customer.billing_city,
        province: customer.billing_province,
        postal_code: customer.billing_postal_code,
        country: customer.billing_country || country,
      },
      country,
    )
  const properties = store.properties.by('customer_id', customer.id)
  const billed = properties.find(({ is_billing_address }) => is_billing_address) ?? properties[0]
  return billed ? addressLines(billed, country) : []
}

export function addresseeOf(
  store: Store,
  company: CompanyRecord,
  { customer_id, property_id }: Pick<JobRecord, 'customer_id' | 'property_id'>,
): Addressee {
  const customer = store.customers.get(customer_id)
  const property = store.properties.get(property_id)
  return {
    name: customer?.name ?? '',
    bill_to: customer ? billingLines(store, company, customer) : [],
    work_at: property ? addressLines(property, company.country) : [],
  }
}
