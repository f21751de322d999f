import type { PropertyBody } from '@callout/contracts/customers/schemas'
import type { Caller } from '../../http/access.ts'
import { invalid } from '../../http/apiError.ts'
import type { PropertyRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { leaveOtherBillingAddresses } from './billingAddress.ts'
import { placeFieldsOf, textOrNull } from './placeFields.ts'
import { visibleCustomer } from './visibleCustomer.ts'

/** Throws 422. */
export function requireOwnTax(store: Store, { company }: Caller, tax_id: number | null): void {
  if (tax_id === null || store.taxes.get(tax_id)?.company_id === company.id) return
  throw invalid({ field: 'tax_id', message: 'This tax doesn’t exist.' })
}

/** Creates a property of a visible customer. Throws 404 and 422. */
export function createProperty(store: Store, caller: Caller, body: PropertyBody): PropertyRecord {
  const customer = visibleCustomer(store, caller, body.customer_id)
  const { tax_id = null } = body
  requireOwnTax(store, caller, tax_id)
  return store.transaction(() => {
    if (body.is_billing_address) leaveOtherBillingAddresses(store, customer)
    return store.properties.insert({
      company_id: customer.company_id,
      customer_id: customer.id,
      name: textOrNull(body.name),
      ...placeFieldsOf(body, caller.company),
      is_billing_address: body.is_billing_address,
      tax_id,
      is_active: true,
    })
  })
}
