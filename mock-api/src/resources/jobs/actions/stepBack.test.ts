import { beforeEach, expect, test } from 'vitest'
import type { VisitRecord } from '../visitRecords.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
let staff: string
/** Assigned to the one who signs in as staff. */
let visit: VisitRecord
const isOwnAndAlone = ({ status, staff_ids, job_id }: VisitRecord): boolean =>
  status === 1 && staff_ids.includes(13) && mock.store.jobs.get(job_id)?.visits_total === 1
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  staff = await mock.signIn('staff')
  visit = mock.store.visits.all().find(isOwnAndAlone) as VisitRecord
})

const now = () => mock.store.visits.get(visit.id) as VisitRecord
const act = (action: string, token = staff, more: object = {}) =>
  mock.call('POST', '/jobs/manage_job', {
    token,
    body: { job_id: visit.job_id, visit_id: visit.id, lock_version: now().lock_version, action, ...more },
  })
const allowed = async (token = staff) => {
  const { responseData } = await mock.call('GET', `/jobs/${visit.job_id}`, { token })
  return (responseData as { visits: { id: number; allowed_actions: string[] }[] }).visits.find(({ id }) => id === visit.id)?.allowed_actions
}

test('a step back leads to where the visit stood before, one step at a time, with its time and staff as they are', async () => {
  for (const action of ['on_the_way', 'start']) expect((await act(action)).responseCode).toBe(200)
  expect((await act('finish', staff, { jobfinished_notes: 'Done' })).responseCode).toBe(200)
  expect(mock.store.jobs.get(visit.job_id)?.jobfinished_notes).toBe('Done')
  const stations: unknown[] = []
  for (let step = 0; step < 3; step += 1) {
    expect((await act('step_back')).responseCode).toBe(200)
    stations.push(now().status)
  }
  expect(stations).toEqual([4, 2, 1])
  const { date, start_at, end_at, staff_ids } = visit
  const untouched = { on_the_way_at: null, reached_at: null, started_at: null, finished_at: null }
  expect(now()).toMatchObject({ date, start_at, end_at, staff_ids, ...untouched })
  expect(mock.store.jobs.get(visit.job_id)?.jobfinished_notes).toBeNull()
})

test('both steps stand in the timeline', async () => {
  await act('on_the_way')
  const { responseData } = await act('step_back')
  expect(responseData).toMatchObject({
    visit: { status: 1 },
    history: { event: 'status_changed', status: 1, changes: [{ field: 'status', from: 'Staff On The Way', to: 'Assigned' }] },
  })
  const known = mock.store.history.by('job_id', visit.job_id).filter(({ visit_id }) => visit_id === visit.id)
  expect(known.slice(-2).map(({ status }) => status)).toEqual([2, 1])
})

test('staff may for ten minutes, planners at any time', async () => {
  await act('reached')
  expect(await allowed()).toContain('step_back')
  mock.clock.change({ advance_seconds: 601 })
  expect(await allowed()).not.toContain('step_back')
  expect(await allowed(owner)).toContain('step_back')
  expect(await act('step_back')).toMatchObject({ responseCode: 403 })
  expect(await act('step_back', owner)).toMatchObject({ responseCode: 200 })
})

test('does not undo a billed step', async () => {
  await act('start')
  expect((await act('create_invoice', owner)).responseCode).toBe(200)
  expect(await allowed(owner)).not.toContain('step_back')
  await act('finish', staff, { jobfinished_notes: 'Done' })
  expect(await act('step_back', owner)).toMatchObject({ responseCode: 422, responseMessage: expect.stringContaining('has an invoice') })
})

test('has nothing to undo before the first step', async () => {
  expect(await allowed(owner)).not.toContain('step_back')
  expect(await act('step_back', owner)).toMatchObject({ responseCode: 422 })
})

test('the finish notes of a series are again those of the visit that was finished before', async () => {
  const [first, second] = mock.store.visits.by(
    'job_id',
    mock.store.jobs.all().find(({ visits_total, invoice_id }) => visits_total > 2 && invoice_id === null)?.id ?? 0,
  )
  const finish = async ({ id, job_id }: VisitRecord, jobfinished_notes: string): Promise<void> => {
    mock.store.visits.update(id, { status: 4 })
    const body = { job_id, visit_id: id, action: 'finish', lock_version: mock.store.visits.get(id)?.lock_version, jobfinished_notes }
    expect((await mock.call('POST', '/jobs/manage_job', { token: owner, body })).responseCode).toBe(200)
    mock.clock.change({ advance_seconds: 60 })
  }
  await finish(first as VisitRecord, 'Filter changed')
  await finish(second as VisitRecord, 'Wrong visit')
  const { id, job_id } = second as VisitRecord
  const body = { job_id, visit_id: id, action: 'step_back', lock_version: mock.store.visits.get(id)?.lock_version }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body })).toMatchObject({ responseCode: 200 })
  expect(mock.store.jobs.get(job_id)?.jobfinished_notes).toBe('Filter changed')
})
