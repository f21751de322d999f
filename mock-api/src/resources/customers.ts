import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { customerList } from './customers/customerList.ts'
import { updateProperty, visibleProperty } from './customers/changedProperty.ts'
import { customerView, propertyView } from './customers/customerView.ts'
import { deleteCustomer, deleteProperty } from './customers/deletion.ts'
import { createCustomer } from './customers/newCustomer.ts'
import { createProperty } from './customers/newProperty.ts'
import { propertyList } from './customers/propertyList.ts'
import { updateCustomer } from './customers/updateCustomer.ts'
import { visibleCustomer } from './customers/visibleCustomer.ts'
import { requireAuthority, requireOneOf } from '../http/requireAuthority.ts'

/** Staff read the customers of their jobs; of all others those who book, plan, bill or look after customers. Throws 403. */
function requireReader(caller: Caller): void {
  if (caller.user.user_type === 'staff') return
  requireOneOf(caller, ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'], 'see customers')
}

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_customers', 'manage customers')

export const customerHandlers: DomainHandlers<'customers'> = {
  listCustomers: (call) => {
    requireReader(call.viewer.caller)
    return customerList.reply('customers', call)
  },

  getCustomer: ({ input, store, viewer }) => {
    requireReader(viewer.caller)
    return customerView(viewer, visibleCustomer(store, viewer.caller, input.id))
  },

  createCustomer: ({ input: { idempotency_key: key, ...body }, store, clock, viewer }) => {
    const { caller, now } = viewer
    requireManager(caller)
    const request = { store, caller, now, call: 'createCustomer', key, input: body }
    const isStill = ({ id }: { readonly id: unknown }): boolean => store.customers.get(Number(id)) !== undefined
    return store.transaction(() =>
      answerOnce({ ...request, isStill }, () => customerView(viewer, createCustomer(store, clock, caller, body))),
    )
  },

  updateCustomer: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return customerView(viewer, updateCustomer(viewer, input))
  },

  deleteCustomer: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteCustomer(viewer, input)
  },

  listProperties: (call) => {
    requireReader(call.viewer.caller)
    return propertyList.reply('properties', call)
  },

  createProperty: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    return propertyView(createProperty(store, caller, input))
  },

  getProperty: ({ input, store, viewer: { caller } }) => {
    requireReader(caller)
    return propertyView(visibleProperty(store, caller, input.id))
  },

  updateProperty: ({ input, store, viewer: { caller } }) => {
    requireManager(caller)
    return propertyView(updateProperty(store, caller, input))
  },

  deleteProperty: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteProperty(viewer, input.id)
  },
}
