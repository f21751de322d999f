import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { expect, test } from 'vitest'
import type { VisitRecord } from '../visitRecords.ts'
import { testApp } from '../../../testing/testApp.ts'

const MARCUS = 13

/** A technician at the next own visit. */
async function atOwnVisit() {
  const mock = testApp()
  const token = await mock.signIn('staff')
  const visitNow = () => mock.store.visits.get(found.id) as VisitRecord
  const found = mock.store.visits.all().find(({ status, staff_ids }) => status === 1 && staff_ids.includes(MARCUS)) as VisitRecord
  const of = { job_id: found.job_id, visit_id: found.id }
  const entries = () => mock.store.history.by('job_id', found.job_id)
  return { mock, token, of, visitNow, entries, version: found.lock_version }
}

test('a step that comes again with its key is done once, and answered as the first time', async () => {
  const { mock, token, of, visitNow, entries, version } = await atOwnVisit()
  const step = { ...of, action: 'start' as const, lock_version: version, idempotency_key: 'step-0001' }
  const first = await mock.read(jobEndpoints.manageJob, step, token)
  const count = entries().length
  expect(await mock.read(jobEndpoints.manageJob, step, token)).toEqual(first)
  expect([entries().length, visitNow().lock_version]).toEqual([count, version + 1])
})

test('a note with a photo that comes again with its key is one note with one photo', async () => {
  const { mock, token, of, entries } = await atOwnVisit()
  const photo = { file_name: 'valve.jpg', content_type: 'image/jpeg', file_base64: 'aGVsbG8=' } as const
  const note = { ...of, event: 'note' as const, note: 'Photo', attachments: [photo], idempotency_key: 'note-0001' }
  const files = mock.store.attachments.count('job_id', of.job_id)
  const count = entries().length
  for (const _ of [1, 2]) await mock.read(jobEndpoints.addJobHistory, note, token)
  expect([entries().length, mock.store.attachments.count('job_id', of.job_id)]).toEqual([count + 1, files + 1])
})

test('a step brings along where the technician is; an earlier one that is sent later does not move them back', async () => {
  const { mock, token, of, version } = await atOwnVisit()
  const now = mock.clock.now()
  const placed = { ...of, lock_version: version, latitude: 30.2, longitude: -97.7 }
  await mock.read(jobEndpoints.manageJob, { ...placed, action: 'start' }, token)
  expect(mock.store.users.get(MARCUS)).toMatchObject({ latitude: 30.2, longitude: -97.7, location_at: now })
  const later = { ...of, lock_version: version + 1, latitude: 31, longitude: -98, occurred_at: now - 600 }
  await mock.read(jobEndpoints.manageJob, { ...later, action: 'finish', jobfinished_notes: 'Done' }, token)
  expect(mock.store.users.get(MARCUS)).toMatchObject({ latitude: 30.2, location_at: now })
})

test('a company that does not show its staff on the map keeps no position', async () => {
  const { mock, token, of, version } = await atOwnVisit()
  const before = mock.store.users.get(MARCUS)
  mock.store.companies.update(1, { share_location: false })
  await mock.read(jobEndpoints.manageJob, { ...of, lock_version: version, latitude: 1, longitude: 2, action: 'start' }, token)
  expect(mock.store.users.get(MARCUS)).toMatchObject({ latitude: before?.latitude, longitude: before?.longitude })
  expect(mock.store.users.get(MARCUS)?.location_at).toBeUndefined()
})
