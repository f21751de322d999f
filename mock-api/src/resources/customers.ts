import type { Caller } from '../access.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import { customerListing } from './customers/customerListing.ts'
import { customerRow, customerView, propertyView } from './customers/customerView.ts'
import { createCustomer } from './customers/newCustomer.ts'
import { createProperty } from './customers/newProperty.ts'
import { propertyListing } from './customers/propertyListing.ts'
import { visibleCustomer } from './customers/visibleCustomer.ts'
import { requireAuthority, requireOneOf } from './jobs/requireAuthority.ts'

/** Staff read the customers of their jobs; of all others those who book, plan, bill or look after customers. Throws 403. */
function requireReader(caller: Caller): void {
  if (caller.user.user_type === 'staff') return
  requireOneOf(caller, ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'], 'see customers')
}

export const customerHandlers: DomainHandlers<'customers'> = {
  listCustomers: ({ input, store, clock, user, company }) => {
    const viewer = { store, caller: { user, company }, now: clock.now() }
    requireReader(viewer.caller)
    const { rows, pagination } = pageOf(customerListing(viewer, input), input)
    return { customers: rows.map((customer) => customerRow(viewer, customer)), pagination }
  },

  getCustomer: ({ input, store, clock, user, company }) => {
    const caller = { user, company }
    requireReader(caller)
    return customerView({ store, caller, now: clock.now() }, visibleCustomer(store, caller, input.id))
  },

  createCustomer: ({ input, store, clock, user, company }) => {
    const caller = { user, company }
    requireAuthority(caller, 'manage_customers', 'manage customers')
    return customerView({ store, caller, now: clock.now() }, createCustomer(store, clock, caller, input))
  },

  listProperties: ({ input, store, user, company }) => {
    requireReader({ user, company })
    const { rows, pagination } = pageOf(propertyListing(store, { user, company }, input), input)
    return { properties: rows.map(propertyView), pagination }
  },

  createProperty: ({ input, store, user, company }) => {
    const caller = { user, company }
    requireAuthority(caller, 'manage_customers', 'manage customers')
    return propertyView(createProperty(store, caller, input))
  },
}
