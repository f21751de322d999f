import { isDeepStrictEqual } from 'node:util'
import type { CustomerChangeBody } from '@callout/contracts/customers/schemas'
import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { CustomerRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { settleBillingAddress } from './billingAddress.ts'
import { branchOf, customerFields } from './customerFields.ts'
import { customerView } from './customerView.ts'
import { visibleCustomer } from './visibleCustomer.ts'

/** Throws 409 when the caller names an older version of the customer. Without a version nothing is compared (D27). */
export function requireCustomerVersion(viewer: Viewer, customer: CustomerRecord, seen: number | undefined): void {
  if (seen === undefined || seen === customer.lock_version) return
  const changed_by = viewer.store.users.get(customer.updated_by ?? 0)?.name ?? null
  const current = customerView(viewer, customer)
  const conflict: ConflictData = { reason: 'stale', current, changed_by, changed_at: customer.updated_at }
  throw new ApiError(responseCode.CONFLICT, `${changed_by ?? 'Someone else'} changed this in the meantime.`, conflict)
}

const namedIn = ({ id: _, lock_version: __, ...sent }: CustomerChangeBody): Partial<CustomerChangeBody> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

/** The customer as the change wants it: what it does not name stays. Throws 422. */
function changedCustomer({ store, caller }: Viewer, customer: CustomerRecord, sent: CustomerChangeBody): CustomerRecord {
  const { branch_id = null, is_active = customer.is_active, ...named } = namedIn(sent)
  const fields = customerFields(caller, { ...customer, tags: [...customer.tags], ...named })
  if (!fields.same_as_property_address && fields.billing_street1 === null)
    throw invalid({ field: 'billing_street1', message: messages.required })
  const isMoved = branch_id !== null && branch_id !== customer.branch_id
  return { ...customer, ...fields, is_active, branch_id: isMoved ? branchOf(store, caller, branch_id) : customer.branch_id }
}

/** Jobs are listed and sorted by the name of their customer. */
function renameInJobs(store: Store, { id, name }: CustomerRecord): void {
  for (const job of store.jobs.by('customer_id', id)) store.jobs.update(job.id, { customer_name: name })
}

export function updateCustomer(viewer: Viewer, sent: CustomerChangeBody): CustomerRecord {
  const { store, caller, now } = viewer
  return store.transaction(() => {
    const customer = visibleCustomer(store, caller, sent.id)
    requireCustomerVersion(viewer, customer, sent.lock_version)
    const changed = changedCustomer(viewer, customer, sent)
    if (isDeepStrictEqual(changed, customer)) return customer
    const saved = store.customers.put({
      ...changed,
      lock_version: customer.lock_version + 1,
      updated_at: now,
      updated_by: caller.user.id,
    })
    settleBillingAddress(store, saved)
    if (saved.name !== customer.name) renameInJobs(store, saved)
    return saved
  })
}
