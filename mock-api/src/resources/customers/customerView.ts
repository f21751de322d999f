import { fromCents, toCents } from '@callout/contracts/cents'
import type { Customer, CustomerRow, Property } from '@callout/contracts/customers/schemas'
import type { Caller } from '../../http/access.ts'
import type { InvoiceRecord } from '../invoices/records.ts'
import type { Store } from '../../db/store.ts'
import type { Complete } from '../stored.ts'
import type { CustomerRecord, PropertyRecord } from './records.ts'
import type { JobRecord } from '../jobs/records.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import { isOpen } from '../jobs/actions/jobFromVisits.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesJob, seesPrices } from '../jobs/view/visibility.ts'
import { seesInvoice } from './customerMoney.ts'
import { seesAllCustomers } from './visibleCustomer.ts'

/** The last and the next visit, in Unix seconds. */
function visitTimes(store: Store, jobs: readonly JobRecord[], now: number): Complete<Pick<Customer, 'last_visit_at' | 'next_visit_at'>> {
  let [last, next] = [-Infinity, Infinity]
  const add = (visit: Pick<VisitRecord, 'start_at' | 'status'>): void => {
    const { start_at, status } = visit
    if (start_at === null) return
    if (status === 6) last = Math.max(last, start_at)
    else if (start_at > now && start_at < next && isOpen(visit)) next = start_at
  }
  for (const job of jobs)
    if (job.visits_total === 1) add(job)
    else store.visits.by('job_id', job.id).forEach(add)
  return { last_visit_at: Number.isFinite(last) ? last : null, next_visit_at: Number.isFinite(next) ? next : null }
}

/** Staff see invoices of their own jobs only. */
function isOfOwnJob(store: Store, caller: Caller, { job_id }: InvoiceRecord): boolean {
  if (caller.user.user_type !== 'staff') return true
  const job = store.jobs.get(job_id)
  return job !== undefined && seesJob(caller, job)
}

function getSums({ store, caller }: Viewer, { id }: CustomerRecord): Complete<Pick<Customer, 'billed_total' | 'outstanding_balance'>> {
  if (!seesPrices(caller)) return { billed_total: null, outstanding_balance: null }
  let [billed, owed] = [0, 0]
  for (const invoice of store.invoices.by('customer_id', id)) {
    if (!seesInvoice(caller, invoice) || !isOfOwnJob(store, caller, invoice)) continue
    if (invoice.voided_at === null) billed += toCents(invoice.total)
    owed += toCents(invoice.balance_due)
  }
  return { billed_total: fromCents(billed), outstanding_balance: fromCents(owed) }
}

/** Branch heads see jobs of their branch, staff their own. */
function countedJobs({ store, caller }: Viewer, { id }: CustomerRecord): JobRecord[] {
  const jobs = store.jobs.by('customer_id', id)
  return seesAllCustomers(caller) ? jobs : jobs.filter((job) => seesJob(caller, job))
}

/** Fields that are not sent: JSON omits undefined ones. A rest pattern without them takes a tenth of the list's CPU time. */
const unsent = { company_id: undefined, updated_at: undefined, updated_by: undefined }

function figuresOf(viewer: Viewer, customer: CustomerRecord) {
  const jobs = countedJobs(viewer, customer)
  return { jobs_count: jobs.length, ...getSums(viewer, customer), ...visitTimes(viewer.store, jobs, viewer.now) }
}

export function propertyView({ company_id: _, ...property }: PropertyRecord): Complete<Omit<Property, 'customer_name'>> {
  return property
}

export const customerView = (viewer: Viewer, customer: CustomerRecord): Complete<Customer> => ({
  ...customer,
  ...unsent,
  tags: [...customer.tags],
  ...figuresOf(viewer, customer),
  properties: viewer.store.properties.by('customer_id', customer.id).map(propertyView),
})

function getPlaces(store: Store, { id }: CustomerRecord): Complete<Pick<CustomerRow, 'property_count' | 'city'>> {
  const properties = store.properties.by('customer_id', id)
  const billed = properties.find(({ is_billing_address }) => is_billing_address) ?? properties[0]
  return { property_count: properties.length, city: billed?.city ?? null }
}

export const customerRow = (viewer: Viewer, customer: CustomerRecord): Complete<CustomerRow> => ({
  ...customer,
  ...unsent,
  tags: [...customer.tags],
  ...figuresOf(viewer, customer),
  ...getPlaces(viewer.store, customer),
})
