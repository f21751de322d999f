import { beforeEach, describe, expect, test } from 'vitest'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { booked, bookingOf, changed, getProblem, servedCustomer } from '../../../testing/booking.ts'
import { type Called, type TestApp, testApp } from '../../../testing/testApp.ts'

/** Of the second branch: its head and one of its staff. Of the first: two of its staff. */
const [HEAD, OWN, OUTSIDER, OTHER_OUTSIDER] = [12, 15, 13, 14] as const
const slot = { date: '2026-07-20', start_time: '09:00', end_time: '10:00' }
const apiError = { code: 422, message: 'Choose staff of your branch', fields: ['staff_ids'] }

let mock: TestApp
let head: string
let owner: string
beforeEach(async () => {
  mock = testApp()
  ;[head, owner] = [await mock.signIn('branch'), await mock.signIn('owner')]
})

const inBranch = () => {
  const { customer, property } = servedCustomer(mock, 2)
  return { customer_id: customer.id, property_id: property.id, branch_id: 2, staff_ids: [OWN] }
}
/** A job of the second branch whose visit has that status and staff. */
async function jobWith(status: VisitRecord['status'], staff_ids: readonly number[]): Promise<{ job: JobRecord; visit: VisitRecord }> {
  const { id } = await booked(mock, owner, { ...inBranch(), staff_ids: [...staff_ids] })
  const [booking] = mock.store.visits.by('job_id', id)
  const waiting = status === 11 ? { date: null, start_at: null, end_at: null } : {}
  const visit = mock.store.visits.update(booking?.id ?? 0, { status, ...waiting })
  return { job: mock.store.jobs.get(id) as JobRecord, visit }
}
const manage = ({ job, visit }: Awaited<ReturnType<typeof jobWith>>, body: object): Promise<Called> =>
  mock.call('POST', '/jobs/manage_job', {
    token: head,
    body: { job_id: job.id, visit_id: visit.id, lock_version: visit.lock_version, ...body },
  })

describe('a branch head gives visits to staff of their branch alone', () => {
  test.each<[string, VisitRecord['status'], object]>([
    ['assign', 0, {}],
    ['assign', 11, {}],
    ['schedule', 11, slot],
    ['reschedule', 0, slot],
    ['reschedule', 1, slot],
  ])('%s, from status %i', async (action, status, body) => {
    const at = await jobWith(status, status === 1 ? [OWN] : [])
    expect(getProblem(await manage(at, { action, ...body, staff_ids: [OWN, OUTSIDER] }))).toEqual(apiError)
    expect(mock.store.visits.get(at.visit.id)).toEqual(at.visit)
    const allowed = await manage(at, { action, ...body, staff_ids: [OWN, HEAD] })
    expect(allowed).toMatchObject({ responseCode: 200, responseData: { visit: { staff_ids: [OWN, HEAD] } } })
  })

  test('creating a job and changing it', async () => {
    const requested = inBranch()
    expect(
      getProblem(await mock.call('POST', '/jobs', { token: head, body: { ...bookingOf(mock, requested), staff_ids: [OUTSIDER] } })),
    ).toEqual(apiError)
    const job = await booked(mock, head, requested)
    await expect(changed(mock, head, job, { staff_ids: [OWN, OUTSIDER] })).rejects.toThrow(apiError.message)
    expect((await changed(mock, head, job, { staff_ids: [HEAD] })).staffs).toMatchObject([{ id: HEAD }])
  })

  test('keeps assigned staff without allowing others', async () => {
    const at = await jobWith(1, [OUTSIDER])
    expect(getProblem(await manage(at, { action: 'reschedule', ...slot, staff_ids: [OUTSIDER, OTHER_OUTSIDER] }))).toEqual(apiError)
    expect(await manage(at, { action: 'reschedule', ...slot, staff_ids: [OUTSIDER, OWN] })).toMatchObject({ responseCode: 200 })
  })
})

test('an owner gives visits to staff of every branch', async () => {
  const { job, visit } = await jobWith(0, [])
  const body = { job_id: job.id, visit_id: visit.id, lock_version: visit.lock_version, action: 'assign', staff_ids: [OWN, OUTSIDER] }
  expect((await mock.call('POST', '/jobs/manage_job', { token: owner, body })).responseCode).toBe(200)
})
