import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JobRecord } from '../jobs/records.ts'
import { openStore, type Store } from '../../db/store.ts'
import { MemoryDisk } from '../../testing/memoryDisk.ts'
import { type Called, testApp, type TestApp } from '../../testing/testApp.ts'
import { tinyData } from '../../testing/tinySeed.ts'

const [HARBOR, IVY] = [1, 2]

/** Holds the lock and nothing else: the files stand on disks in memory. */
let folder: string
let disk: MemoryDisk
let store: Store
let mock: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callout-numbers-'))
  disk = new MemoryDisk()
  store = await openStore(folder, { fileSystem: disk })
  await store.restore(tinyData())
  mock = testApp(store)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** The power fails, and comes back. */
async function restart(): Promise<void> {
  await store.close()
  disk = disk.afterPowerCut('nothing')
  store = await openStore(folder, { fileSystem: disk })
  mock = testApp(store)
}

/** Completed unbilled jobs of another company, copied from the main company's. */
async function finishedJobs(companyId: number, count: number, changes: Partial<JobRecord> = {}): Promise<JobRecord[]> {
  const { id: from, ...job } = store.jobs
    .all()
    .find(({ company_id, status, invoice_id }) => company_id === HARBOR && status === 6 && invoice_id === null) as JobRecord
  const [visit] = store.visits.by('job_id', from)
  if (!visit) throw new Error('A finished job has a visit')
  const { id: _, ...done } = visit
  const scope = { company_id: companyId, branch_id: store.branches.by('company_id', companyId)[0]?.id ?? 0 }
  const jobs = Array.from({ length: count }, (__, index) =>
    store.jobs.insert({ ...job, ...scope, job_number: `N-${store.jobs.size + index}`, ...changes }),
  )
  for (const { id } of jobs) store.visits.insert({ ...done, ...scope, job_id: id })
  await store.durable()
  return jobs
}

const act = (token: string, { id }: JobRecord, more: object = {}, key?: string): Promise<Called> =>
  mock.call('POST', '/jobs/manage_job', {
    token,
    body: { job_id: id, lock_version: store.jobs.get(id)?.lock_version, action: 'create_invoice', ...more },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })
const getKey = ({ id }: JobRecord): string => `invoice-of-${id}`
const codes = (answers: readonly Called[]): number[] => answers.map(({ responseCode }) => responseCode)
const every = <T>(of: readonly unknown[], item: T): T[] => of.map(() => item)
const nextOf = (companyId: number): number => store.companies.get(companyId)?.next_invoice_number ?? 0
/** In the order of the numbers. */
const numbersFrom = (companyId: number, first: number): number[] =>
  store.invoices
    .by('company_id', companyId)
    .map(({ invoice_number }) => Number(invoice_number.replace('INV-', '')))
    .filter((number) => number >= first)
    .toSorted((a, b) => a - b)
const countedFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

test('numbers have no gap and no double, whatever is created, refused, sent again, voided or lost at once', async () => {
  const [owner, admin, ivy] = await Promise.all(['owner', 'admin', 'individual'].map((name) => mock.signIn(name)))
  if (!owner || !admin || !ivy) throw new Error('Nobody is signed in')
  const entry = store.users.all().find(({ email }) => email === 'admin@demo.test')
  if (entry) store.users.update(entry.id, { authorities: [...entry.authorities, 'manage_invoices'] })
  const [first, firstOfIvy] = [nextOf(HARBOR), nextOf(IVY)]
  const ofHarbor = await finishedJobs(HARBOR, 12)
  const ofIvy = await finishedJobs(IVY, 6)
  const empty = await finishedJobs(HARBOR, 4, { line_items: [] })

  // Two people of one account and one of another, each request twice under its key, between requests that are refused.
  const answers = await Promise.all(
    ofHarbor.map((job, index) => {
      const [token, another] = index % 2 === 0 ? [owner, admin] : [admin, owner]
      return Promise.all([
        act(token, job, {}, getKey(job)),
        ...ofIvy.slice(index, index + 1).map((ownJob) => act(ivy, ownJob, {}, getKey(ownJob))),
        act(token, job, {}, getKey(job)),
        act(another, job),
        act(owner, job, { lock_version: 99 }),
        ...empty.slice(index, index + 1).map((item) => act(owner, item)),
      ])
    }),
  )
  for (const [item, ...others] of answers) {
    expect(item?.responseCode).toBe(200)
    expect(others).toContainEqual(item)
  }
  const refused = codes(answers.flat()).filter((code) => code !== 200)
  expect([refused.length, new Set(refused)]).toEqual([28, new Set([409, 422])])
  expect(numbersFrom(HARBOR, first)).toEqual(countedFrom(first, 12))
  expect(numbersFrom(IVY, firstOfIvy)).toEqual(countedFrom(firstOfIvy, 6))

  // Voids keep their numbers while others take theirs, and the jobs of the voids are billed again.
  const voided = ofHarbor.slice(0, 4)
  const more = await finishedJobs(HARBOR, 4)
  const mixed = await Promise.all(
    voided.flatMap((job, index) => [act(owner, job, { action: 'void_invoice' }), act(admin, more[index] as JobRecord)]),
  )
  const again = await Promise.all(voided.map((job) => act(owner, job)))
  expect(codes([...mixed, ...again])).toEqual(every([...mixed, ...again], 200))
  expect(numbersFrom(HARBOR, first)).toEqual(countedFrom(first, 20))

  // A write that the disk refuses takes no number.
  const late = await finishedJobs(HARBOR, 6)
  disk.room = Object.values(disk.files).reduce((sum, { length }) => sum + length, 10)
  expect(codes(await Promise.all(late.map((job) => act(owner, job, {}, getKey(job)))))).toEqual(every(late, 500))
  expect(nextOf(HARBOR)).toBe(first + 20)
  disk.room = Number.POSITIVE_INFINITY

  // After a restart a key is answered as before, and the numbers go on where they were.
  await restart()
  const [known] = answers[0] ?? []
  const [job] = ofHarbor as [JobRecord]
  expect((await act(owner, job, { lock_version: job.lock_version }, getKey(job))).responseData).toEqual(known?.responseData)
  expect(codes(await Promise.all(late.map((item) => act(owner, item, {}, getKey(item)))))).toEqual(every(late, 200))
  expect(numbersFrom(HARBOR, first)).toEqual(countedFrom(first, 26))
  expect(numbersFrom(IVY, firstOfIvy)).toEqual(countedFrom(firstOfIvy, 6))
})

test('continues after the last number of an earlier prefix', async () => {
  const owner = await mock.signIn('owner')
  const jobs = await finishedJobs(HARBOR, 3)
  const set = (body: object) => mock.call('POST', '/settings/update_customer_setting', { token: owner, body })
  const first = nextOf(HARBOR)
  await act(owner, jobs[0] as JobRecord)
  expect((await set({ invoice_prefix: 'W-', next_invoice_number: 1 })).responseCode).toBe(200)
  await act(owner, jobs[1] as JobRecord)
  expect(await set({ invoice_prefix: 'INV-', next_invoice_number: first })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'next_invoice_number', message: `Enter ${first + 1} or more: earlier numbers are taken` }] },
  })
  expect((await set({ invoice_prefix: 'INV-' })).responseCode).toBe(200)
  await act(owner, jobs[2] as JobRecord)
  const numbers = store.invoices.by('company_id', HARBOR).map(({ invoice_number }) => invoice_number)
  expect(numbers.slice(-3)).toEqual([`INV-${first}`, 'W-1', `INV-${first + 1}`])
  expect(new Set(numbers).size).toBe(numbers.length)
})
