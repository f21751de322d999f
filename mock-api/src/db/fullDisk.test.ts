import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booked, bookingOf, everything } from '../testing/booking.ts'
import { MemoryDisk, type Operation } from '../testing/memoryDisk.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { dataFilledBy, openStore, type Store } from './store.ts'
import { tinyData } from '../testing/tinySeed.ts'

/** Holds the lock and nothing else: the files stand on disks in memory. */
let folder: string
let disk: MemoryDisk
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-full-'))
  disk = new MemoryDisk()
})
afterEach(() => rmSync(folder, { recursive: true }))

const used = (): number => Object.values(disk.files).reduce((sum, { length }) => sum + length, 0)
const fill = (bytesLeft = 10): void => {
  disk.room = used() + bytesLeft
}
const makeRoom = (): void => {
  disk.room = Number.POSITIVE_INFINITY
}
const REASON = 'the disk is full (ENOSPC)'
const NOT_SAVED = `This was not saved, and nothing was changed: ${REASON}. Try again later.`

describe('the mock on a full disk', () => {
  let store: Store
  let mock: TestApp
  let token: string
  beforeEach(async () => {
    store = await openStore(folder, { fileSystem: disk })
    await store.restore({ ...tinyData() })
    mock = testApp(store)
    token = await mock.signIn('owner')
  })
  afterEach(() => store.close())
  const book = (body: object = bookingOf(mock)) => mock.call('POST', '/jobs', { token, body })
  const health = async (): Promise<unknown> => (await mock.app.inject('/health')).json()
  /** All but sessions, which signing in changes. */
  const work = (): string => everything(mock).replace(/\["sessions",.*?\]\],/, '')

  test('refuses a write in words, and nothing of it is seen, neither before nor after a restart', async () => {
    const before = everything(mock)
    const total = (await mock.call('GET', '/jobs/job_listing', { token })).responseData
    fill()
    expect(await book()).toMatchObject({ status: 500, responseCode: 500, responseMessage: NOT_SAVED })
    expect(everything(mock)).toBe(before)
    expect((await mock.call('GET', '/jobs/job_listing', { token })).responseData).toEqual(total)
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('names') })
    expect(again.jobs.all()).toEqual(store.jobs.all())
    await again.close()
  })

  test('says so, reads on, and lets people sign in', async () => {
    fill()
    await book()
    expect(await health()).toEqual({ status: 'read_only', problem: REASON })
    const other = await mock.signIn('admin')
    expect((await mock.call('GET', '/jobs/1', { token: other })).responseCode).toBe(200)
    expect((await mock.call('POST', '/jobs', { token: other, body: bookingOf(mock) })).responseMessage).toBe(NOT_SAVED)
  })

  test('lets people sign in while others write', async () => {
    fill()
    const [refused, signedIn] = await Promise.all([book(), mock.signIn('admin'), book()])
    expect(refused.responseCode).toBe(500)
    expect((await mock.call('GET', '/jobs/1', { token: signedIn })).responseCode).toBe(200)
  })

  test('takes writes again as soon as there is room, and keeps who signed in meanwhile', async () => {
    fill()
    await book()
    const other = await mock.signIn('admin')
    makeRoom()
    const job = await booked(mock, token)
    expect(await health()).toEqual({ status: 'ok' })
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(again.jobs.get(job.id)).toEqual(store.jobs.get(job.id))
    expect((await testApp(again).call('GET', '/jobs/1', { token: other })).responseCode).toBe(200)
    await again.close()
  })

  test('is well again by itself when it is asked', async () => {
    fill()
    await book()
    makeRoom()
    expect(await health()).toEqual({ status: 'ok' })
  })

  test('does not call itself well because a short line still finds room', async () => {
    fill()
    await book()
    disk.room += 1000
    await mock.signIn('admin')
    expect(await health()).toEqual({ status: 'read_only', problem: REASON })
    makeRoom()
    expect(await health()).toEqual({ status: 'ok' })
    expect(Object.keys(disk.files).map((path) => basename(path))).not.toContain('room')
  })

  test('undoes all writes after the failed one', async () => {
    const before = work()
    fill()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => book(bookingOf(mock, { title: `Job ${index}` }))))
    expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array.from({ length: 8 }, () => 500))
    expect(work()).toBe(before)
  })

  test('answers a request that comes again with its key as if it had never been', async () => {
    fill()
    const request = { token, body: bookingOf(mock), headers: { 'idempotency-key': 'a-key-of-this-request' } }
    const answers = await Promise.all([mock.call('POST', '/jobs', request), mock.call('POST', '/jobs', request)])
    expect(answers.map(({ responseCode }) => responseCode)).toEqual([500, 500])
    makeRoom()
    expect((await mock.call('POST', '/jobs', request)).responseCode).toBe(200)
    expect(store.idempotencyKeys.size).toBe(1)
  })

  test('keeps no file of a job that was refused, and no file that was removed with it', async () => {
    const content = { content_type: 'text/plain', file_base64: Buffer.from('x'.repeat(400)).toString('base64') } as const
    const file = (name: string) => ({ file_name: name, ...content })
    const unassigned = (...attachments: ReturnType<typeof file>[]) => bookingOf(mock, { staff_ids: [], attachments })
    const job = await booked(mock, token, unassigned(file('kept.txt')))
    const stored = Object.keys(disk.files).filter((path) => path.includes('/files/'))
    fill(500)
    expect((await book(unassigned(file('a.txt')))).responseMessage).toBe(NOT_SAVED)
    expect((await book(unassigned(file('a.txt'), file('b.txt')))).responseMessage).toBe(NOT_SAVED)
    expect(Object.keys(disk.files).filter((path) => path.includes('/files/'))).toEqual(stored)
    const body = { ...unassigned(), lock_version: job.lock_version, agreement_accepted: true }
    expect((await mock.call('PUT', `/jobs/${job.id}`, { token, body })).responseCode).toBe(500)
    expect(Object.keys(disk.files).filter((path) => path.includes('/files/'))).toEqual(stored)
  })

  test('keeps what it has when it cannot be reset', async () => {
    await booked(mock, token)
    const before = everything(mock)
    fill()
    expect(await mock.control('POST', '/reset')).toMatchObject({ responseCode: 500, responseMessage: NOT_SAVED })
    expect(everything(mock)).toBe(before)
    makeRoom()
    expect(await mock.control('POST', '/reset')).toEqual({ reset: true })
  })
})

const message = (to: string) => ({ company_id: 1, medium: 'sms', to, subject: '', body: '', code: null, sent_at: 0 }) as const
const tax = (name: string) => ({ company_id: 1, name, rate: 5, is_default: false, is_active: true })
const names = (store: Store): string[] => store.taxes.all().map(({ name }) => name)

describe('a store whose disk fails', () => {
  const failing = (wanted: Operation, code = 'EIO', at = ''): void => {
    disk.fault = (operation, path) => (operation === wanted && path.includes(at) ? code : undefined)
  }
  const well = (): void => {
    disk.fault = () => undefined
  }
  const add = (store: Store, name: string): Promise<void> => {
    store.taxes.insert(tax(name))
    return store.durable()
  }

  test.each<Operation>(['appendFile', 'datasync'])('to %s refuses, and goes on when it no longer does', async (operation) => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    failing(operation)
    await expect(add(store, 'b')).rejects.toThrow('the disk reported an error (EIO)')
    well()
    await add(store, 'c')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect([names(store), names(again)]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ])
  })

  test('to sync a reset keeps every acknowledged write', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    const demo = dataFilledBy(({ taxes }) => taxes.insert(tax('demo')))
    await store.restore(demo, 1)
    await add(store, 'a')
    failing('datasync')
    await expect(store.restore(demo, 1)).rejects.toThrow(NOT_SAVED.replace(REASON, 'the disk reported an error (EIO)'))
    well()
    await add(store, 'b')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect([names(store), names(again)]).toEqual([
      ['demo', 'a', 'b'],
      ['demo', 'a', 'b'],
    ])
  })

  test('in the middle of a line that cannot be cut off either writes nothing behind it', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    fill(20)
    failing('truncate')
    await expect(add(store, 'b')).rejects.toThrow(NOT_SAVED)
    makeRoom()
    await expect(add(store, 'c')).rejects.toThrow('the disk reported an error (EIO)')
    well()
    await add(store, 'd')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(again)).toEqual(['a', 'd'])
  })

  test('while a snapshot is written keeps the old one with its journal, and no part of the new one', async () => {
    const store = await openStore(folder, { fileSystem: disk, foldAtBytes: 200 })
    disk.fault = (operation, path) => (operation === 'appendFile' && path.endsWith('.new') ? 'ENOSPC' : undefined)
    for (let index = 0; index < 10; index += 1) await add(store, `t${index}`)
    expect(Object.keys(disk.files)).toEqual([join(folder, 'journal-0.ndjson')])
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(again)).toHaveLength(10)
    well()
    for (let index = 10; index < 16; index += 1) await add(store, `t${index}`)
    expect(Object.keys(disk.files).map((path) => basename(path).replace(/\d/, 'N'))).toEqual(['snapshot.ndjson', 'journal-N.ndjson'])
    const third = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(third)).toHaveLength(16)
  })

  test.each<[Operation, string]>([
    ['open', 'journal-1'],
    ['sync', ''],
  ])('to %s behind a new snapshot acknowledges nothing until it has its journal', async (operation, at) => {
    const store = await openStore(folder, { fileSystem: disk, foldAtBytes: 60 })
    failing(operation, 'EIO', at)
    await add(store, 'folds the journal')
    await expect(add(store, 'refused')).rejects.toThrow('EIO')
    well()
    await add(store, 'kept')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(again)).toEqual(['folds the journal', 'kept'])
  })

  test('ends in order, and what was acknowledged is there', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    fill(5)
    store.outbox.insert(message('waits for room'))
    await expect(add(store, 'b')).rejects.toThrow(NOT_SAVED)
    await store.close()
    const again = await openStore(folder, { fileSystem: disk })
    expect([names(again), again.outbox.size]).toEqual([['a'], 0])
  })
})
