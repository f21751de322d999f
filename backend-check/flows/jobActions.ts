import { type JobActionCode, isLegal, jobAction, statusAfter } from '@callout/contracts/jobs/status/transitions'
import { type JobStatusCode, jobFilter } from '@callout/contracts/jobs/status/status'
import {
  type Bill,
  type Entry,
  expectEqual,
  expectFields,
  expectListed,
  expectStored,
  kinds,
  type Model,
  refreshVersion,
  rowsIn,
} from './model.ts'
import type { ParentRecords } from './recordSteps.ts'
import { FlowFailure, type Loose, type Session } from './session.ts'

const toInput = (action: JobActionCode, { staffId }: ParentRecords): Loose => {
  const slot = { date: '2031-03-04', start_time: '09:00', end_time: '10:00', allow_clash: true }
  const inputs: Partial<Record<JobActionCode, Loose>> = {
    schedule: slot,
    reschedule: { ...slot, start_time: '08:00' },
    assign: { staff_ids: [staffId], allow_clash: true },
    finish: { jobfinished_notes: 'Done' },
    cancel: { cancel_reason_id: 1 },
    decline: { reason: 'Too far away' },
  }
  return inputs[action] ?? {}
}

/** Needs more than the status, or is a step of its own here. */
const otherwise: readonly JobActionCode[] = ['step_back', 'void_invoice', 'create_invoice']
export const actions = Object.values(jobAction)
  .map(({ code }) => code)
  .filter((code) => !otherwise.includes(code))

export const openBillOf = (model: Model, job: number): Bill | undefined => [...model.bills.values()].find((item) => item.job === job)

async function countTimeline(session: Session, job: number): Promise<{ readonly count: number; readonly rows: readonly Loose[] }> {
  const page = await session.done('listJobHistory', { job_id: job, per_page: 100 })
  const rows = rowsIn(page)
  const total = (Object(page['pagination']) as Loose)['total_count']
  if (total !== undefined) expectEqual(total, rows.length, 'listJobHistory, total_count')
  return { count: rows.length, rows }
}

export async function expectStatus(model: Model, session: Session, job: Entry, status: number, what: string): Promise<void> {
  const stored = await refreshVersion(session, kinds.jobs, job)
  if (stored['status'] !== undefined) expectEqual(stored['status'], status, `getJob of ${job.id}, status ${what}`)
  expectFields(stored, job.fields, `getJob of ${job.id}`)
  const row = (await expectListed(session, model, kinds.jobs)).find(({ id }) => id === job.id)
  if (row?.['status'] !== undefined) expectEqual(row['status'], status, `listJobs, status of ${job.id} ${what}`)
}

/** A legal action leads to the documented status; any other is refused and changes nothing. */
export async function act(model: Model, session: Session, job: Entry, action: JobActionCode, around: ParentRecords): Promise<void> {
  const before = model.statuses.get(job.id) as JobStatusCode
  const hasStaff = model.assigned.has(job.id)
  // With an invoice these depend on its payments.
  if (openBillOf(model, job.id) && (action === 'cancel' || action === 'reopen')) return
  const timeline = await countTimeline(session, job.id)
  await refreshVersion(session, kinds.jobs, job)
  const body = { job_id: job.id, action, ...toInput(action, around) }
  if (!isLegal(action, before)) {
    await session.refused('manageJob', body, [400, 403, 409, 422], `to ${action} of a job with status ${before}`)
    await expectStored(session, kinds.jobs, job)
    await expectStatus(model, session, job, before, `after a refused ${action}`)
    expectEqual((await countTimeline(session, job.id)).count, timeline.count, `listJobHistory after a refused ${action}, entries`)
    return
  }
  const data = await session.done('manageJob', body)
  if (action === 'assign') model.assigned.add(job.id)
  if (['unassign', 'unschedule', 'decline', 'reopen'].includes(action)) model.assigned.delete(job.id)
  const reply = Object(data['job'] ?? data) as Loose
  const after = statusAfter(action, before, hasStaff || action === 'assign')
  // Reopening may assign the former staff again.
  const isKnown = action !== 'reopen' && !(action === 'schedule' && !hasStaff)
  const status = isKnown || reply['status'] === undefined ? after : Number(reply['status'])
  if (!isKnown && ![0, 1, 4, 11].includes(status)) throw new FlowFailure(`manageJob with ${action} answered with the status ${status}.`)
  if (reply['status'] !== undefined) expectEqual(reply['status'], status, `manageJob with ${action}, status`)
  if (status === 1) model.assigned.add(job.id)
  model.statuses.set(job.id, status)
  await expectStatus(model, session, job, status, `after ${action}`)
  const now = await countTimeline(session, job.id)
  if (now.count <= timeline.count) throw new FlowFailure(`listJobHistory has no entry for ${action}.`)
}

/** Brings a new job, or one on its way, to a status from which the action is legal. */
export async function bring(model: Model, session: Session, job: Entry, action: JobActionCode, around: ParentRecords): Promise<void> {
  const path: readonly JobActionCode[] = action === 'reopen' ? ['cancel'] : ['schedule', 'assign', 'start']
  for (const step of path)
    if (!isLegal(action, model.statuses.get(job.id) as JobStatusCode) && isLegal(step, model.statuses.get(job.id) as JobStatusCode))
      await act(model, session, job, step, around)
}

export async function note(model: Model, session: Session, job: Entry): Promise<void> {
  const before = await countTimeline(session, job.id)
  const [text, idempotency_key] = [model.nextName(), model.nextKey()]
  const reply = await session.done('addJobHistory', { job_id: job.id, event: 'note', note: text, idempotency_key })
  const again = await session.done('addJobHistory', { job_id: job.id, event: 'note', note: text, idempotency_key })
  expectEqual(again['id'], reply['id'], 'addJobHistory again with the same Idempotency-Key, id')
  const { count, rows } = await countTimeline(session, job.id)
  expectEqual(count, before.count + 1, 'listJobHistory after a note, entries')
  const entry = rows.find(({ id }) => id === reply['id'])
  if (!entry) throw new FlowFailure('listJobHistory does not have the new note.')
  expectFields(entry, { note: text, job_id: job.id }, 'listJobHistory, the new note')
}

/** Tabs count their rows, and All is the sum of the others. */
export async function expectTabs(model: Model, session: Session, customer: number): Promise<void> {
  const query = { customer_id: customer, per_page: 100 }
  const all = await session.done('listJobs', query)
  const ids = rowsIn(all)
    .map(({ id }) => Number(id))
    .toSorted((a, b) => a - b)
  expectEqual(
    ids,
    model
      .jobsOf(customer)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
    `listJobs with customer_id=${customer}, ids`,
  )
  const counts = Object(all['counts']) as Loose
  for (const [name, { code, statuses }] of Object.entries(jobFilter)) {
    const rows = rowsIn(await session.done('listJobs', { ...query, filter: code }))
    const ownEntries = model.jobsOf(customer).filter(({ id }) => (statuses as readonly number[]).includes(model.statuses.get(id) ?? -1))
    expectEqual(rows.length, ownEntries.length, `listJobs with filter=${code}, rows`)
    const count = counts[name.toLowerCase()]
    if (count !== undefined) expectEqual(count, ownEntries.length, `listJobs, counts.${name.toLowerCase()}`)
  }
}
