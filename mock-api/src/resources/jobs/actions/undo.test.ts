import { wallTimeOf } from '@callout/contracts/time'
import type { JobActionCode } from '@callout/contracts/jobs/status/transitions'
import { type UndoStep, undoSteps, type VisitBefore } from '@callout/contracts/jobs/status/undo'
import { beforeEach, expect, test } from 'vitest'
import type { VisitRecord } from '../visitRecords.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await mock.signIn('owner')
})

async function act(visitId: number, step: UndoStep | { readonly action: JobActionCode }): Promise<void> {
  const visit = mock.store.visits.get(visitId)
  const body = { job_id: visit?.job_id, visit_id: visitId, lock_version: visit?.lock_version, ...step }
  expect(await mock.call('POST', '/jobs/manage_job', { token, body })).toMatchObject({ responseCode: 200 })
}

function before({ status, staff_ids, start_at, end_at }: VisitRecord): VisitBefore {
  const wall = (instant: number) => wallTimeOf(instant, 'America/Chicago')
  const slot =
    start_at === null || end_at === null
      ? null
      : { date: wall(start_at).date, start_time: wall(start_at).time, end_time: wall(end_at).time }
  return { status, staff_ids, slot }
}

const cases: readonly (readonly [number, UndoStep | { readonly action: JobActionCode; readonly [field: string]: unknown }])[] = [
  [11, { action: 'schedule', date: '2026-07-20', start_time: '09:00', end_time: '10:00', staff_ids: [14] }],
  [1, { action: 'unschedule' }],
  [0, { action: 'assign', staff_ids: [15] }],
  [1, { action: 'unassign' }],
  [1, { action: 'reschedule', date: '2026-07-20', start_time: '09:00', end_time: '10:00', staff_ids: [14] }],
  [1, { action: 'on_the_way' }],
  [4, { action: 'finish', jobfinished_notes: 'Done' }],
  [1, { action: 'cancel', cancel_reason_id: 1 }],
  [1, { action: 'decline', reason: 'Sick' }],
]
test.each(cases)('from status %i what is undone is as it was: %j', async (status, step) => {
  const visit = mock.store.visits.all().find((candidate) => candidate.company_id === 1 && candidate.status === status) as VisitRecord
  await act(visit.id, step)
  const undo = undoSteps(step.action, before(visit), mock.store.visits.get(visit.id)?.staff_ids ?? [])
  expect(undo).not.toBeNull()
  for (const inverse of undo ?? []) await act(visit.id, inverse)
  const { date, start_at, end_at, staff_ids } = visit
  expect(mock.store.visits.get(visit.id)).toMatchObject({ status, date, start_at, end_at, staff_ids })
})
