import type { Caller } from '../access.ts'
import type { DomainHandlers } from '../handlers.ts'
import { customerList } from './customers/customerList.ts'
import { customerView, propertyView } from './customers/customerView.ts'
import { createCustomer } from './customers/newCustomer.ts'
import { createProperty } from './customers/newProperty.ts'
import { propertyList } from './customers/propertyList.ts'
import { visibleCustomer } from './customers/visibleCustomer.ts'
import { requireAuthority, requireOneOf } from '../requireAuthority.ts'

/** Staff read the customers of their jobs; of all others those who book, plan, bill or look after customers. Throws 403. */
function requireReader(caller: Caller): void {
  if (caller.user.user_type === 'staff') return
  requireOneOf(caller, ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'], 'see customers')
}

export const customerHandlers: DomainHandlers<'customers'> = {
  listCustomers: (call) => {
    requireReader(call.viewer.caller)
    return customerList.reply('customers', call)
  },

  getCustomer: ({ input, store, viewer }) => {
    requireReader(viewer.caller)
    return customerView(viewer, visibleCustomer(store, viewer.caller, input.id))
  },

  createCustomer: ({ input, store, clock, viewer }) => {
    requireAuthority(viewer.caller, 'manage_customers', 'manage customers')
    return customerView(viewer, createCustomer(store, clock, viewer.caller, input))
  },

  listProperties: (call) => {
    requireReader(call.viewer.caller)
    return propertyList.reply('properties', call)
  },

  createProperty: ({ input, store, viewer: { caller } }) => {
    requireAuthority(caller, 'manage_customers', 'manage customers')
    return propertyView(createProperty(store, caller, input))
  },
}
