import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Called, REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'

const statuses: JobStatusCode[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11]
const bodies: Readonly<Record<string, object>> = {
  schedule: { date: '2026-07-20', start_time: '09:00', end_time: '10:00' },
  reschedule: { date: '2026-07-20', start_time: '09:00', end_time: '10:00' },
  assign: { staff_ids: [13] },
  finish: { jobfinished_notes: 'Valve replaced' },
  cancel: { cancel_reason_id: 1 },
  decline: { reason: 'Sick' },
}
/** wire.md section 5, by hand: action, status before, status after. Visits before 1 to 6 have staff, the others none. */
const legal: readonly (readonly [string, JobStatusCode, JobStatusCode])[] = [
  ['schedule', 11, 0],
  ['unschedule', 0, 11],
  ['unschedule', 1, 11],
  ['assign', 0, 1],
  ['assign', 8, 1],
  ['assign', 11, 11],
  ['unassign', 1, 0],
  ['reschedule', 0, 0],
  ['reschedule', 1, 1],
  ['reschedule', 2, 1],
  ['on_the_way', 1, 2],
  ['reached', 1, 3],
  ['reached', 2, 3],
  ['start', 1, 4],
  ['start', 2, 4],
  ['start', 3, 4],
  ['create_invoice', 4, 5],
  ['create_invoice', 6, 6],
  ['finish', 4, 6],
  ['finish', 5, 6],
  ['cancel', 0, 7],
  ['cancel', 1, 7],
  ['cancel', 2, 7],
  ['cancel', 3, 7],
  ['cancel', 4, 7],
  ['cancel', 11, 7],
  ['decline', 1, 8],
  ['reopen', 7, 11],
  ['reopen', 6, 4],
]
const actions = [...new Set(legal.map(([action]) => action))]
const illegal = actions.flatMap((action) =>
  statuses.filter((status) => !legal.some(([name, from]) => name === action && from === status)).map((status) => [action, status] as const),
)

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await mock.signIn('owner')
})

/** A job of one visit in that status, without an invoice. */
function jobIn(status: JobStatusCode): { job: JobRecord; visit: VisitRecord } {
  const staff_ids = [1, 2, 3, 4, 5, 6].includes(status) ? [14] : []
  const job = mock.store.jobs.all().find(({ company_id, visits_total }) => company_id === 1 && visits_total === 1) as JobRecord
  const [visit] = mock.store.visits.by('job_id', job.id)
  const slot = status === 11 ? { date: null, start_at: null, end_at: null } : {}
  mock.store.visits.update((visit as VisitRecord).id, { status, staff_ids, ...slot })
  mock.store.jobs.update(job.id, { status, staff_ids, invoice_id: null, invoice_status: null })
  return { job: mock.store.jobs.get(job.id) as JobRecord, visit: mock.store.visits.get((visit as VisitRecord).id) as VisitRecord }
}

const manage = (body: object, as = token): Promise<Called> => mock.call('POST', '/jobs/manage_job', { token: as, body })
const done = (called: Called): ManagedJob => {
  expect(called.responseMessage).toBe('Success')
  return called.responseData as ManagedJob
}

describe('every legal transition', () => {
  test.each(legal)('%s leads from %i to %i', async (action, from, to) => {
    const { job, visit } = jobIn(from)
    const {
      visit: after,
      history,
      job: jobAfter,
    } = done(await manage({ job_id: job.id, visit_id: visit.id, action, lock_version: visit.lock_version, ...bodies[action] }))
    expect(after?.status).toBe(to)
    expect(jobAfter.status).toBe(to)
    expect(history).toMatchObject({ job_id: job.id, visit_id: visit.id, status: to })
    expect([after?.lock_version, jobAfter.lock_version]).toEqual([visit.lock_version + 1, job.lock_version + 1])
    expect(mock.store.history.by('job_id', job.id).at(-1)?.id).toBe(history?.id)
  })

  test('a reschedule clears the time at which the staff set out', async () => {
    const { job, visit } = jobIn(2)
    const { lock_version } = mock.store.visits.update(visit.id, { on_the_way_at: mock.clock.now() })
    done(await manage({ job_id: job.id, visit_id: visit.id, action: 'reschedule', lock_version, ...bodies['reschedule'] }))
    expect(mock.store.visits.get(visit.id)?.on_the_way_at).toBeNull()
  })
})

describe('every illegal transition is refused with a sentence and changes nothing', () => {
  test.each(illegal)('%s from %i', async (action, from) => {
    const { job, visit } = jobIn(from)
    const entries = mock.store.history.size
    const { responseCode, responseMessage, responseData } = await manage({
      job_id: job.id,
      visit_id: visit.id,
      action,
      lock_version: visit.lock_version,
      ...bodies[action],
    })
    expect(responseCode).toBe(422)
    expect(responseMessage).toMatch(/^This visit is .+, so it can’t be .+\.$/)
    expect(responseData).toEqual({ errors: [{ field: 'action', message: responseMessage }] })
    expect(mock.store.visits.get(visit.id)).toEqual(visit)
    expect(mock.store.history.size).toBe(entries)
  })
})

describe('what an action writes', () => {
  test('each step has its time, and finishing its notes', async () => {
    const { job, visit } = jobIn(1)
    const begin = mock.clock.now()
    for (const [index, action] of ['on_the_way', 'reached', 'start', 'finish'].entries()) {
      done(await manage({ job_id: job.id, visit_id: visit.id, action, lock_version: visit.lock_version + index, ...bodies[action] }))
      mock.clock.change({ advance_seconds: 60 })
    }
    expect(mock.store.visits.get(visit.id)).toMatchObject({
      on_the_way_at: begin,
      reached_at: begin + 60,
      started_at: begin + 120,
      finished_at: begin + 180,
    })
    expect(mock.store.jobs.get(job.id)).toMatchObject({ status: 6, jobfinished_notes: 'Valve replaced', visits_done: 1 })
  })

  test('a schedule is read in the time zone of the account, and said in the timeline', async () => {
    const { job, visit } = jobIn(11)
    const { visit: after, history } = done(
      await manage({
        job_id: job.id,
        visit_id: visit.id,
        action: 'schedule',
        lock_version: visit.lock_version,
        date: '2026-07-20',
        start_time: '09:00',
        end_time: '10:30',
        staff_ids: [13, 13],
      }),
    )
    const start = Date.parse('2026-07-20T09:00:00-05:00') / 1000
    expect(after).toMatchObject({ status: 1, start_at: start, end_at: start + 5400, date: '2026-07-20', staff_ids: [13] })
    expect(history?.changes).toEqual([
      { field: 'status', from: 'Unscheduled', to: 'Assigned' },
      { field: 'staff', from: null, to: 'Marcus Bell' },
      { field: 'start_at', from: null, to: String(start) },
      { field: 'end_at', from: null, to: String(start + 5400) },
    ])
    expect(history).toMatchObject({ event: 'scheduled_and_assigned', actor: { id: 1, name: 'Rachel Whitfield' } })
  })

  test('an invoice carries the sums of the job and the next number', async () => {
    const { job, visit } = jobIn(4)
    const next = mock.store.companies.get(1)?.next_invoice_number
    const {
      invoice,
      job: after,
      history,
    } = done(await manage({ job_id: job.id, visit_id: visit.id, action: 'create_invoice', lock_version: visit.lock_version }))
    expect(invoice).toMatchObject({
      invoice_number: `INV-${next}`,
      status: 9,
      total: job.total,
      balance_due: job.total,
      due_date: '2026-07-01',
    })
    expect(after.invoice).toEqual(invoice)
    expect(history).toMatchObject({ event: 'invoice_generated', note: `INV-${next}` })
    expect(after.allowed_actions).toEqual(['finish'])
  })

  test.each([
    [0, '2026-06-17'],
    [45, '2026-08-01'],
  ])('an invoice that is due after %s days is due on %s, whatever the settings say', async (due_days, due_date) => {
    const { job, visit } = jobIn(4)
    const body = { job_id: job.id, visit_id: visit.id, action: 'create_invoice', lock_version: visit.lock_version }
    const wrong = await manage({ ...body, due_days: 366 })
    expect(wrong.responseData).toMatchObject({ errors: [{ field: 'due_days', message: 'Enter a number from 0 to 365' }] })
    expect(done(await manage({ ...body, due_days })).invoice).toMatchObject({ due_date })
  })

  test('a message to the customer goes out only when it is asked for', async () => {
    const { job, visit } = jobIn(1)
    const sent = mock.store.outbox.size
    done(await manage({ job_id: job.id, visit_id: visit.id, action: 'on_the_way', lock_version: visit.lock_version }))
    expect(mock.store.outbox.size).toBe(sent)
    done(
      await manage({ job_id: job.id, visit_id: visit.id, action: 'reached', lock_version: visit.lock_version + 1, notify_customer: true }),
    )
    expect(mock.store.outbox.all().at(-1)).toMatchObject({
      to: mock.store.customers.get(job.customer_id)?.email,
      subject: expect.stringContaining(job.job_number),
    })
  })

  test('unscheduling keeps the staff for the next time, declining does not', async () => {
    const first = jobIn(1)
    done(await manage({ job_id: first.job.id, visit_id: first.visit.id, action: 'unschedule', lock_version: first.visit.lock_version }))
    expect(mock.store.visits.get(first.visit.id)).toMatchObject({ staff_ids: [14], start_at: null, date: null })
    const second = jobIn(1)
    done(
      await manage({
        job_id: second.job.id,
        visit_id: second.visit.id,
        action: 'decline',
        lock_version: second.visit.lock_version,
        reason: 'Sick',
      }),
    )
    expect(mock.store.visits.get(second.visit.id)?.staff_ids).toEqual([])
  })
})

describe('a job of several visits', () => {
  const recurring = (): JobRecord =>
    mock.store.jobs.all().find(({ is_recurring, company_id }) => is_recurring && company_id === 1) as JobRecord

  test('without a visit the action goes to the earliest for which it is legal', async () => {
    const job = recurring()
    const { visit } = done(await manage({ job_id: job.id, action: 'start', lock_version: job.lock_version }))
    expect(visit).toMatchObject({ date: REFERENCE_DATE, status: 4 })
  })

  test('a cancel goes to every open visit and leaves the finished ones', async () => {
    const job = recurring()
    const { job: after } = done(await manage({ job_id: job.id, action: 'cancel', cancel_reason_id: 5, lock_version: job.lock_version }))
    expect(after.visits?.map(({ status }) => status)).toEqual([6, 6, 7, 7])
    expect(after.status).toBe(6)
  })

  test('a visit that is moved by hand is an exception of the rule', async () => {
    const job = recurring()
    const { visit } = done(await manage({ job_id: job.id, action: 'reschedule', lock_version: job.lock_version, ...bodies['reschedule'] }))
    expect(visit?.is_exception).toBe(true)
  })

  test('a visit that moves with its series is no exception and keeps its place in the rule', async () => {
    const job = recurring()
    const body = { job_id: job.id, action: 'reschedule', lock_version: job.lock_version, ...bodies['reschedule'], is_exception: false }
    const { visit } = done(await manage(body))
    expect(visit).toMatchObject({ date: '2026-07-20', is_exception: false, series_date: REFERENCE_DATE })
  })

  test('a visit that is moved back without the mark is as before', async () => {
    const job = recurring()
    const { visit: moved } = done(await manage({ job_id: job.id, action: 'reschedule', ...bodies['reschedule'] }))
    const back = { ...bodies['reschedule'], date: REFERENCE_DATE, is_exception: false, allow_clash: true }
    const { visit } = done(await manage({ job_id: job.id, visit_id: moved?.id, action: 'reschedule', ...back }))
    expect(visit).toMatchObject({ date: REFERENCE_DATE, is_exception: false, series_date: null })
  })
})
