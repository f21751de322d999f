import { customerDeleteProblem, propertyDeleteProblem } from '@callout/contracts/customers/deleteProblem'
import type { CustomerDeletion } from '@callout/contracts/customers/schemas'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import { invalid } from '../../http/apiError.ts'
import type { PropertyRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { settleBillingAddress } from './billingAddress.ts'
import { visibleProperty } from './changedProperty.ts'
import { requireCustomerVersion } from './updateCustomer.ts'
import { visibleCustomer } from './visibleCustomer.ts'

type Deletion = z.input<typeof Deleted>

const getStamp = ({ caller, now }: Viewer) => ({ deleted_at: now, deleted_by: caller.user.id })

function removeProperty(viewer: Viewer, property: PropertyRecord): void {
  viewer.store.properties.remove(property.id)
  viewer.store.deletedProperties.put({ ...property, ...getStamp(viewer) })
}

/** `DELETE /customers/{id}`: deletes the properties too. Throws 422 for a customer with jobs or invoices. */
export function deleteCustomer(viewer: Viewer, { id, lock_version }: z.output<typeof CustomerDeletion>): Deletion {
  const { store, caller, now } = viewer
  const customer = visibleCustomer(store, caller, id)
  requireCustomerVersion(viewer, customer, lock_version)
  const problem = customerDeleteProblem({
    hasJobs: store.jobs.count('customer_id', id) > 0,
    hasInvoices: store.invoices.count('customer_id', id) > 0,
  })
  if (problem) throw invalid({ field: 'id', message: problem })
  store.transaction(() => {
    for (const property of store.properties.by('customer_id', id)) removeProperty(viewer, property)
    store.customers.remove(id)
    store.deletedCustomers.put({ ...customer, ...getStamp(viewer) })
  })
  return { id, deleted_at: now }
}

export function deleteProperty(viewer: Viewer, id: number): Deletion {
  const { store, caller, now } = viewer
  const property = visibleProperty(store, caller, id)
  const problem = propertyDeleteProblem({ hasJobs: store.jobs.count('property_id', id) > 0 })
  if (problem) throw invalid({ field: 'id', message: problem })
  store.transaction(() => {
    removeProperty(viewer, property)
    settleBillingAddress(store, visibleCustomer(store, caller, property.customer_id))
  })
  return { id, deleted_at: now }
}
