import type { CustomerNotificationQuery } from '@callout/contracts/notifications/settings'
import { instantOf } from '@callout/contracts/time'
import { requireAuthority, requireOneOf } from '../../http/requireAuthority.ts'
import type { InvoiceRecord } from '../invoices/records.ts'
import type { JobRecord } from '../jobs/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { visibleCustomer } from '../customers/visibleCustomer.ts'
import { visibleJob } from '../jobs/view/visibility.ts'
import type { MessageSubject } from './templateValues.ts'

/** Subject of a message about a job or visit; undefined if its customer is deleted. */
export function subjectOf(
  store: Store,
  company: CompanyRecord,
  job: JobRecord,
  visit: VisitRecord | null,
  at?: number | null,
): MessageSubject | undefined {
  const customer = store.customers.get(job.customer_id)
  if (!customer) return undefined
  return {
    company,
    customer,
    property: store.properties.get(job.property_id),
    branch_id: job.branch_id,
    details: `${job.title} (${job.job_number})`,
    visit,
    at: at ?? (visit ? visit.start_at : job.start_at),
  }
}

function getSlot({ date, start_time }: CustomerNotificationQuery, { timezone }: CompanyRecord): number | null {
  return date !== undefined && start_time !== undefined ? instantOf(date, start_time, timezone) : null
}

export function headVisit(store: Store, { id }: JobRecord): VisitRecord | null {
  const visits = store.visits.by('job_id', id).toSorted((a, b) => (a.start_at ?? Infinity) - (b.start_at ?? Infinity))
  return visits.find(({ status }) => status !== 6 && status !== 7) ?? visits.at(-1) ?? null
}

export function subjectOfInvoice(store: Store, company: CompanyRecord, { job_id, visit_id }: InvoiceRecord): MessageSubject | undefined {
  const job = store.jobs.get(job_id)
  const billed = visit_id === null ? undefined : store.visits.get(visit_id)
  return job && subjectOf(store, company, job, billed ?? headVisit(store, job))
}

function nextSubject({ store, caller: { company }, now }: Viewer): MessageSubject | undefined {
  const coming = store.visits.by('to_come', company.id)
  const visit = coming.find(({ start_at }) => start_at !== null && start_at > now)
  const job = visit && store.jobs.get(visit.job_id)
  return job && subjectOf(store, company, job, visit)
}

/** A visible job, a customer to book for, or the next visit for users who manage messages. Undefined without one. */
export function askedSubject(viewer: Viewer, query: CustomerNotificationQuery): MessageSubject | undefined {
  const { store, caller } = viewer
  const { company } = caller
  const at = getSlot(query, company)
  if (query.job_id !== undefined) {
    const job = visibleJob(store, caller, query.job_id)
    const named = query.visit_id === undefined ? undefined : store.visits.get(query.visit_id)
    return subjectOf(store, company, job, named?.job_id === job.id ? named : headVisit(store, job), at)
  }
  if (query.customer_id !== undefined) {
    requireOneOf(caller, ['manage_jobs', 'manage_notifications'], 'see messages')
    const customer = visibleCustomer(store, caller, query.customer_id)
    const property = store.properties
      .by('customer_id', customer.id)
      .find(({ id }) => query.property_id === undefined || id === query.property_id)
    return { company, customer, property, branch_id: customer.branch_id, details: null, visit: null, at }
  }
  requireAuthority(caller, 'manage_notifications', 'manage messages')
  return nextSubject(viewer)
}
