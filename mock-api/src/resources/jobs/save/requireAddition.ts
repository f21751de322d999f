import { isDeepStrictEqual } from 'node:util'
import type { JobChangeBody } from '@callout/contracts/jobs/jobBody'
import type { LineItemInput } from '@callout/contracts/jobs/money/lineItemInput'
import { responseCode } from '@callout/contracts/wire/envelope'
import { ApiError } from '../../../http/apiError.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { billsVisits } from '../actions/visitBills.ts'
import type { JobRecord } from '../records.ts'
import { isAssignee, isStaffWith, seesJob } from '../view/visibility.ts'
import { toBody } from './wholeChange.ts'

const free: readonly string[] = ['id', 'scope', 'visit_id', 'lock_version', 'agreement_accepted', 'line_items', 'form_ids']

const questions: readonly string[] = ['notify_customer', 'allow_clash']

type SavedBody = ReturnType<typeof toBody>

const isSameLine = (sent: LineItemInput | undefined, saved: SavedBody['line_items'][number]): boolean =>
  sent !== undefined &&
  sent.id === saved.id &&
  (sent.service_id ?? null) === saved.service_id &&
  sent.name === saved.name &&
  (sent.description || null) === saved.description &&
  sent.product_type === saved.product_type &&
  sent.quantity === saved.quantity &&
  (sent.unit || null) === saved.unit &&
  sent.is_tax_exempt === saved.is_tax_exempt &&
  (sent.amount ?? saved.amount) === saved.amount

/** Whether the saved lines come first and unchanged, and the others are of the price list. */
const onlyAddsLines = (sent: readonly LineItemInput[], saved: SavedBody['line_items']): boolean =>
  saved.every((line, index) => isSameLine(sent[index], line)) &&
  sent.slice(saved.length).every(({ id, service_id }) => typeof id !== 'number' && typeof service_id === 'number')

function isOfOwnVisit({ store, caller }: Viewer, job: JobRecord, { scope, visit_id }: JobChangeBody): boolean {
  const visit = store.visits.get(visit_id ?? 0)
  if (scope === 'all') return !billsVisits(job)
  return scope === 'this' && visit?.job_id === job.id && isAssignee(caller, visit)
}

function isAddition(viewer: Viewer, job: JobRecord, sent: JobChangeBody): boolean {
  const saved: SavedBody = toBody(viewer, job, sent)
  const isSame = ([field, value]: [string, unknown]): boolean =>
    value === undefined ||
    free.includes(field) ||
    (questions.includes(field) && value === false) ||
    isDeepStrictEqual(value, saved[field as keyof SavedBody])
  const { line_items = saved.line_items, form_ids = saved.form_ids } = sent
  const addsLines = line_items.length > saved.line_items.length
  return (
    Object.entries(sent).every(isSame) &&
    onlyAddsLines(line_items, saved.line_items) &&
    saved.form_ids.every((id) => form_ids.includes(id)) &&
    (!addsLines || (isStaffWith(viewer.caller, 'staff_can_add_items') && isOfOwnVisit(viewer, job, sent)))
  )
}

/** Throws 403 unless a technician's change only adds forms to a job of theirs, or line items where the company lets them (decision D62). */
export function requireAddition(viewer: Viewer, sent: JobChangeBody): void {
  const job = viewer.store.jobs.get(sent.id)
  if (!job || !seesJob(viewer.caller, job) || !isAddition(viewer, job, sent))
    throw new ApiError(responseCode.FORBIDDEN, 'You don’t have permission to change jobs.')
}
