import type { CustomerBody } from '@callout/contracts/customers/schemas'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { customerDefaults, type CustomerRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { branchOf, customerFields } from './customerFields.ts'
import { refuseDuplicates } from './duplicates.ts'
import { placeFieldsOf, textOrNull } from './placeFields.ts'

/** Creates a customer with the first property. Throws 409 for a possible duplicate unless the body allows it. */
export function createCustomer(store: Store, clock: Clock, caller: Caller, body: Omit<CustomerBody, 'idempotency_key'>): CustomerRecord {
  const record = {
    ...customerDefaults,
    ...customerFields(caller, body),
    company_id: caller.company.id,
    branch_id: branchOf(store, caller, body.branch_id),
    is_active: body.is_active ?? true,
    lock_version: 1,
    created_at: clock.now(),
  }
  if (!body.ignore_duplicates) refuseDuplicates(store, caller, record)
  return store.transaction(() => {
    const customer = store.customers.insert(record)
    store.properties.insert({
      company_id: customer.company_id,
      customer_id: customer.id,
      name: textOrNull(body.property_name),
      ...placeFieldsOf(body, caller.company),
      is_billing_address: body.same_as_property_address,
      tax_id: null,
      is_active: true,
    })
    return customer
  })
}
