import type { PropertyChangeBody } from '@callout/contracts/customers/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Caller } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import type { PropertyRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { leaveOtherBillingAddresses, settleBillingAddress } from './billingAddress.ts'
import { requireOwnTax } from './newProperty.ts'
import { placeFieldsOf, textOrNull } from './placeFields.ts'
import { seesCustomer, visibleCustomer } from './visibleCustomer.ts'

/** The property. Throws 404 also for one of a customer that the caller may not see. */
export function visibleProperty(store: Store, caller: Caller, id: number): PropertyRecord {
  const property = store.properties.get(id)
  const customer = property && store.customers.get(property.customer_id)
  if (!customer || !seesCustomer(store, caller, customer)) throw new ApiError(responseCode.NOT_FOUND, 'This property doesn’t exist.')
  return property
}

function changedProperty({ company }: Caller, property: PropertyRecord, sent: PropertyChangeBody): PropertyRecord {
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const whole = { ...property, ...named }
  return { ...whole, name: textOrNull(whole.name), ...placeFieldsOf(whole, company) }
}

/** `PUT /properties/{id}`. A property moved to another customer takes its jobs along only if they are moved too. Throws 404 and 422. */
export function updateProperty(store: Store, caller: Caller, sent: PropertyChangeBody): PropertyRecord {
  const property = visibleProperty(store, caller, sent.id)
  const customer = visibleCustomer(store, caller, sent.customer_id ?? property.customer_id)
  const isMoved = customer.id !== property.customer_id
  if (sent.tax_id !== undefined) requireOwnTax(store, caller, sent.tax_id)
  return store.transaction(() => {
    const is_billing_address = sent.is_billing_address ?? (property.is_billing_address && !isMoved)
    if (is_billing_address && (isMoved || !property.is_billing_address)) leaveOtherBillingAddresses(store, customer)
    const saved = store.properties.put({ ...changedProperty(caller, property, sent), is_billing_address })
    if (isMoved) settleBillingAddress(store, visibleCustomer(store, caller, property.customer_id))
    return saved
  })
}
