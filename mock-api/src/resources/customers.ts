import { responseCode } from '@callout/contracts/envelope'
import type { Customer } from '@callout/contracts/customers/schemas'
import type { Caller } from '../access.ts'
import type { DomainHandlers } from '../handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { CustomerRecord, InvoiceRecord, JobRecord } from '../store/workRecords.ts'
import { isOpen } from './jobs/jobFromVisits.ts'
import { seesJob } from './jobs/visibility.ts'

/** Whether the caller is shown this customer: with any job that is shown, and staff only so. */
function seesCustomer(caller: Caller, customer: CustomerRecord, jobs: readonly JobRecord[]): boolean {
  const { user, company } = caller
  if (customer.company_id !== company.id) return false
  if (jobs.some((job) => seesJob(caller, job))) return true
  return user.user_type === 'branch_head' ? customer.branch_id === user.branch_id : user.user_type !== 'staff'
}

const CENTS = 100
/** Adds amounts without the errors of binary fractions. */
const sumOf = (invoices: readonly InvoiceRecord[], amount: (invoice: InvoiceRecord) => number): number =>
  invoices.reduce((cents, invoice) => cents + Math.round(amount(invoice) * CENTS), 0) / CENTS

/** The latest visit that took place and the next one to come, in Unix seconds. */
function visitTimes(store: Store, jobs: readonly JobRecord[], now: number): Pick<Customer, 'last_visit_at' | 'next_visit_at'> {
  const visits = jobs.flatMap((job) => store.visits.by('job_id', job.id))
  const finished = visits.flatMap(({ status, start_at }) => (status === 6 && start_at !== null ? [start_at] : []))
  const coming = visits.flatMap((visit) => (isOpen(visit) && visit.start_at !== null && visit.start_at > now ? [visit.start_at] : []))
  return { last_visit_at: finished.toSorted((a, b) => b - a)[0] ?? null, next_visit_at: coming.toSorted((a, b) => a - b)[0] ?? null }
}

export const customerHandlers: DomainHandlers<'customers'> = {
  getCustomer: ({ input, store, clock, user, company }) => {
    const customer = store.customers.get(input.id)
    const jobs = customer ? store.jobs.by('customer_id', customer.id) : []
    if (!customer || !seesCustomer({ user, company }, customer, jobs))
      throw new Refusal(responseCode.NOT_FOUND, 'There is no such customer.')
    const invoices = store.invoices.by('customer_id', customer.id)
    const { company_id: _, ...shown } = customer
    return {
      ...shown,
      tags: [...customer.tags],
      properties: store.properties.by('customer_id', customer.id).map(({ company_id: __, ...property }) => property),
      jobs_count: jobs.length,
      billed_total: sumOf(invoices, ({ total }) => total),
      outstanding_balance: sumOf(invoices, ({ balance_due }) => balance_due),
      ...visitTimes(store, jobs, clock.now()),
    }
  },
}
