import { billedAtTheProperty, type CustomerRecord } from './records.ts'
import type { Store } from '../../db/store.ts'

/** Bills go to a new billing address: not to another property any more, nor to an address of the customer's own. */
export function leaveOtherBillingAddresses(store: Store, customer: CustomerRecord): void {
  for (const { id, is_billing_address } of store.properties.by('customer_id', customer.id))
    if (is_billing_address) store.properties.update(id, { is_billing_address: false })
  if (customer.same_as_property_address) return
  store.customers.update(customer.id, { ...billedAtTheProperty, lock_version: customer.lock_version + 1 })
}

/** Derives the properties' billing flags from the customer: none with a separate billing address, else the first active property. */
export function settleBillingAddress(store: Store, { id, same_as_property_address }: CustomerRecord): void {
  const properties = store.properties.by('customer_id', id)
  const billed = properties.filter(({ is_billing_address }) => is_billing_address)
  if (!same_as_property_address) for (const property of billed) store.properties.update(property.id, { is_billing_address: false })
  const first = properties.find(({ is_active }) => is_active) ?? properties[0]
  if (same_as_property_address && billed.length === 0 && first) store.properties.update(first.id, { is_billing_address: true })
}
