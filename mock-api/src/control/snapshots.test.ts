import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import type { SnapshotFile } from './snapshots.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

test('a snapshot is saved, listed, loaded and deleted', async () => {
  await mock.store.files.write('a-file', Buffer.from('content'))
  mock.store.attachments.insert({
    company_id: 1,
    job_id: mock.store.jobs.all()[0]?.id ?? 0,
    visit_id: null,
    file_name: 'a.txt',
    content_type: 'text/plain',
    size: 7,
    sha256: '',
    key: 'a-file',
    created_by: 1,
    created_at: 1,
  } as never)
  const now = mock.clock.now()
  expect(await mock.control('POST', '/snapshots/morning')).toMatchObject({ name: 'morning', now })
  const before = mock.store.jobs.all()
  mock.store.jobs.remove(before[0]?.id ?? 0)
  mock.store.attachments.remove(mock.store.attachments.all()[0]?.id ?? 0)
  await mock.store.files.remove(['a-file'])
  mock.clock.change({ advance_seconds: 500 })
  expect(await mock.control('POST', '/snapshots/morning/load')).toMatchObject({ loaded: 'morning', clock: { now, frozen: true } })
  expect(mock.store.jobs.all()).toEqual(before)
  expect(String(await mock.store.files.read('a-file'))).toBe('content')
  expect(await mock.control('GET', '/snapshots')).toMatchObject([{ name: 'morning' }])
  expect(await mock.control('DELETE', '/snapshots/morning')).toEqual([])
  expect(await mock.control('POST', '/snapshots/morning/load')).toMatchObject({ responseCode: 404 })
})

test('a downloaded snapshot is uploaded again, byte for byte', async () => {
  await mock.control('POST', '/snapshots/one')
  const file = await mock.control<SnapshotFile>('GET', '/snapshots/one')
  await mock.control('PUT', '/snapshots/two', file)
  expect(await mock.control('GET', '/snapshots/two')).toEqual(file)
  mock.store.jobs.remove(mock.store.jobs.all()[0]?.id ?? 0)
  await mock.control('POST', '/snapshots/two/load')
  await mock.control('POST', '/snapshots/three')
  expect(await mock.control('GET', '/snapshots/three')).toEqual(file)
})

describe('a damaged snapshot is refused as a whole', () => {
  type Loose = { [key: string]: never } & { collections: Record<string, { next_id: number; records: Record<string, unknown>[] }> }
  const damages: readonly [name: string, damage: (file: Loose) => void, problem: string][] = [
    [
      'changed',
      ({ collections }) => void ((collections['jobs'] as never as { next_id: number }).next_id += 1),
      'its checksum doesn’t match',
    ],
    ['without a part', (file) => void Reflect.deleteProperty(file, 'collections'), 'collections'],
    ['of another format', (file) => void (file['format'] = 2 as never), 'format: must be 1'],
    ['with a field more', (file) => void (file['clocks'] = {} as never), 'there’s no field clocks'],
  ]
  const edits: readonly [name: string, damage: (file: Loose) => void, problem: string][] = [
    [
      'unknown collection',
      ({ collections }) => void (collections['job'] = { next_id: 1, records: [] }),
      'no collection job. The nearest is jobs',
    ],
    [
      'collection toString',
      ({ collections }) => void (collections['toString'] = { next_id: 1, records: [] }),
      'there’s no collection toString',
    ],
    ['an id twice', ({ collections: { jobs } }) => void jobs?.records.push(jobs.records[0] as never), 'jobs has an id twice'],
    ['low next_id', ({ collections: { jobs } }) => void ((jobs as { next_id: number }).next_id = 1), 'next_id of jobs must be above'],
    ['missing field', ({ collections: { jobs } }) => void delete jobs?.records[0]?.['title'], 'title is missing'],
    ['wrong type', ({ collections: { jobs } }) => void Object.assign(jobs?.records[0] ?? {}, { title: 7 }), 'title must be a text'],
    ['missing company', ({ collections: { companies } }) => void companies?.records.shift(), 'belongs to company 1, which is missing'],
    ['no companies', ({ collections: { companies } }) => void companies?.records.splice(0), 'it has no companies'],
  ]
  const editedFile = (damage: (file: Loose) => void) => (file: Loose) => {
    delete file['checksum']
    damage(file)
  }
  test.each([...damages, ...edits.map(([name, damage, problem]) => [name, editedFile(damage), problem] as const)])(
    '%s',
    async (_, damage, problem) => {
      await mock.control('POST', '/snapshots/one')
      const file = await mock.control<Loose>('GET', '/snapshots/one')
      damage(file)
      const answer = await mock.control<{ responseMessage: string }>('PUT', '/snapshots/one', file)
      expect(answer).toMatchObject({ responseCode: 400, responseMessage: expect.stringContaining('nothing was changed') })
      expect(answer.responseMessage).toContain(problem)
      expect(await mock.control('GET', '/snapshots')).toHaveLength(1)
    },
  )

  test('an edited one without its checksum is used', async () => {
    await mock.control('POST', '/snapshots/one')
    const file = await mock.control<Loose>('GET', '/snapshots/one')
    editedFile(({ collections: { companies } }) => void Object.assign(companies?.records[0] ?? {}, { name: 'Edited' }))(file)
    expect(await mock.control('PUT', '/snapshots/two', file)).toMatchObject({ name: 'two' })
    await mock.control('POST', '/snapshots/two/load')
    expect(mock.store.companies.get(1)?.name).toBe('Edited')
  })
})
