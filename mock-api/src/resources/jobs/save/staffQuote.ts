import { isDeepStrictEqual } from 'node:util'
import type { JobBody, JobChangeBody } from '@callout/contracts/jobs/jobBody'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Viewer } from '../../../http/viewer.ts'
import { seesCustomer } from '../../customers/visibleCustomer.ts'
import { isStaffWith, seesJob } from '../view/visibility.ts'
import { toBody } from './wholeChange.ts'

type Field = keyof Omit<JobBody, 'idempotency_key'>

/** Fields of a quote. The other fields plan the work and need an authority. */
const quoteFields: ReadonlySet<string> = new Set<Field>([
  'title',
  'description',
  'notes',
  'priority',
  'line_items',
  'discount_type',
  'discount_value',
  'discount_basis',
  'tax_basis',
  'tax_ids',
  'form_ids',
  'attachments',
  'quote',
])
const changeFields: ReadonlySet<string> = new Set<keyof JobChangeBody>(['id', 'scope', 'visit_id', 'lock_version', 'agreement_accepted'])

const isAnswered = (field: string, value: unknown): boolean => (field === 'notify_customer' || field === 'allow_clash') && value === false

/** Whether a technician may create it: an unscheduled quote, for a customer they see, assigned to themselves at most (decision D62). */
export function mayQuote({ store, caller }: Viewer, body: Omit<JobBody, 'idempotency_key'>): boolean {
  const customer = store.customers.get(body.customer_id)
  return (
    isStaffWith(caller, 'staff_can_quote') &&
    body.quote !== undefined &&
    body.schedule_later &&
    body.staff_ids.every((id) => id === caller.user.id) &&
    !body.notify_customer &&
    customer !== undefined &&
    seesCustomer(store, caller, customer)
  )
}

/** Whether a technician's change concerns only the content of an unscheduled quote that they see (decision D62). */
export function mayChangeQuote(viewer: Viewer, sent: JobChangeBody): boolean {
  const { store, caller } = viewer
  const job = store.jobs.get(sent.id)
  if (!job || !isStaffWith(caller, 'staff_can_quote') || !seesJob(caller, job)) return false
  if (job.quote === null || job.status !== jobStatus.UNSCHEDULED.code) return false
  const saved: Readonly<Record<string, unknown>> = toBody(viewer, job, sent)
  return Object.entries(sent).every(
    ([field, value]) =>
      value === undefined ||
      quoteFields.has(field) ||
      changeFields.has(field) ||
      isAnswered(field, value) ||
      isDeepStrictEqual(value, saved[field]),
  )
}
