import { expect, test } from 'vitest'
import type { VisitRecord } from '../visitRecords.ts'
import { testApp } from '../../../testing/testApp.ts'

const photo = (name: string) => ({ file_name: name, content_type: 'image/jpeg', file_base64: 'aGVsbG8=' })

async function atOwnVisit() {
  const mock = testApp()
  const token = await mock.signIn('staff')
  const visit = mock.store.visits.all().find(({ status, staff_ids }) => status === 1 && staff_ids.includes(13)) as VisitRecord
  const { id: visit_id, job_id } = visit
  const add = (attachments: readonly object[], more: object = {}) =>
    mock.call('POST', '/jobs/job_history_update', { token, body: { job_id, visit_id, note: 'Photos', attachments, ...more } })
  const files = async () => {
    const { responseData } = await mock.call('GET', `/jobs/${job_id}`, { token })
    return (responseData as { attachments: { file_name: string; visit_id: number | null }[] }).attachments
  }
  return { mock, visit_id, job_id, add, files }
}

test('a technician adds photos to a visit: the answer has them, and so has the job, with their visit', async () => {
  const { visit_id, add, files } = await atOwnVisit()
  const before = await files()
  expect(await add([photo('before.jpg'), photo('after.jpg')])).toMatchObject({
    responseCode: 200,
    responseData: {
      event: 'note',
      note: 'Photos',
      visit_id,
      attachments: [{ file_name: 'before.jpg', size: 5 }, { file_name: 'after.jpg' }],
    },
  })
  expect((await files()).slice(before.length)).toMatchObject([
    { file_name: 'before.jpg', visit_id },
    { file_name: 'after.jpg', visit_id },
  ])
})

test('rejects photos for a visit of another job and stores nothing', async () => {
  const { mock, job_id, add, files } = await atOwnVisit()
  const [before, contents] = [await files(), mock.store.attachments.all().length]
  const item = mock.store.visits.all().find((visit) => visit.job_id !== job_id) as VisitRecord
  expect(await add([photo('a.jpg')], { visit_id: item.id })).toMatchObject({ responseCode: 404 })
  expect(await files()).toEqual(before)
  expect(mock.store.attachments.all()).toHaveLength(contents)
})

test('a job has no more than 20 files', async () => {
  const { add, files } = await atOwnVisit()
  const room = 20 - (await files()).length
  expect(await add(Array.from({ length: room }, (_, n) => photo(`${n}.jpg`)))).toMatchObject({ responseCode: 200 })
  expect(await add([photo('one more.jpg')])).toMatchObject({ responseCode: 422, responseMessage: 'A job can have up to 20 files' })
})
