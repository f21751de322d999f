import type { Property, PropertyQuery } from '@callout/contracts/customers/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { searchText } from '@callout/contracts/search/searchText'
import { type Condition, listing } from '../../http/listing.ts'
import type { PropertyRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { textOfProperty } from './customerSearch.ts'
import { propertyView } from './customerView.ts'
import { seesAllCustomers, seesCustomers, visibleCustomer } from './visibleCustomer.ts'

type Query = z.output<typeof PropertyQuery>

/** Throws 404 for a customer that the caller may not see. */
function belongsTo(customerId: number, { store, caller }: Viewer): Condition<PropertyRecord> {
  const { id } = visibleCustomer(store, caller, customerId)
  return ({ customer_id }) => customer_id === id
}

function isShown({ store, caller }: Viewer): Condition<PropertyRecord> {
  const isVisible = seesAllCustomers(caller) ? () => true : seesCustomers(store, caller)
  return ({ customer_id }) => {
    const customer = store.customers.get(customer_id)
    return customer !== undefined && isVisible(customer)
  }
}

export const propertyList = listing<Query, Property>()('properties', {
  search: {
    texts: (property, store) => [`${textOfProperty(property)}\n${searchText([store.customers.get(property.customer_id)?.name])}`],
    follow: (store, touch) => store.customers.watch(({ id }) => store.properties.by('customer_id', id).forEach(touch)),
  },
  where: {
    date_from: null,
    date_to: null,
    customer_id: belongsTo,
    branch_id:
      (requested, { store }) =>
      ({ customer_id }) =>
        store.customers.get(customer_id)?.branch_id === requested,
  },
  shown: isShown,
  order: ({ store, caller }, { customer_id }) =>
    customer_id === undefined ? store.properties.by('company_id', caller.company.id) : store.properties.by('customer_id', customer_id),
  view: ({ store }, property) => ({ ...propertyView(property), customer_name: store.customers.get(property.customer_id)?.name ?? null }),
})
