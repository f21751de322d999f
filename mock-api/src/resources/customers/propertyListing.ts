import type { PropertyQuery } from '@callout/contracts/customers/schemas'
import type { z } from '@callout/contracts/zod'
import type { Caller } from '../../access.ts'
import { foldedText, hasWords, searchWords } from '../../foldedText.ts'
import type { Store } from '../../store/store.ts'
import type { PropertyRecord } from '../../store/workRecords.ts'
import { textOfProperty } from './customerSearch.ts'
import { seesAllCustomers, seesCustomers, visibleCustomer } from './visibleCustomer.ts'

type Query = z.output<typeof PropertyQuery>

/** Those of the customer; without one those of all customers whom the caller sees. Throws 404 for a strange customer. */
function inReach(store: Store, caller: Caller, { customer_id }: Query): PropertyRecord[] {
  if (customer_id !== undefined) return store.properties.by('customer_id', visibleCustomer(store, caller, customer_id).id)
  const isVisible = seesAllCustomers(caller) ? () => true : seesCustomers(store, caller)
  return store.properties.by('company_id', caller.company.id).filter((property) => {
    const customer = store.customers.get(property.customer_id)
    return customer !== undefined && isVisible(customer)
  })
}

/** Properties in the order in which they came, found by address, by name and by that of the customer. */
export function propertyListing(store: Store, caller: Caller, query: Query): PropertyRecord[] {
  const words = searchWords(query.search ?? '')
  const textOf = (property: PropertyRecord): string =>
    `${textOfProperty(property)}\n${foldedText(store.customers.get(property.customer_id)?.name ?? '')}`
  return inReach(store, caller, query)
    .filter(({ customer_id }) => query.branch_id === undefined || store.customers.get(customer_id)?.branch_id === query.branch_id)
    .filter((property) => words.length === 0 || hasWords(textOf(property), words))
}
