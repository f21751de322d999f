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
const REASON = 'no space left on device (ENOSPC)'
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

  test('says so, reads on, and refuses a sign-in in words', async () => {
    fill()
    await book()
    expect(await health()).toEqual({ status: 'read_only', problem: REASON })
    expect((await mock.call('GET', '/jobs/1', { token })).responseCode).toBe(200)
    const body = { email: 'admin@demo.test', password: 'demo1234' }
    expect(await mock.call('POST', '/users/sign_in', { body })).toMatchObject({ responseCode: 500, responseMessage: NOT_SAVED })
  })

  test('takes writes again as soon as there is room', async () => {
    fill()
    await book()
    makeRoom()
    const job = await booked(mock, token)
    expect(await health()).toEqual({ status: 'ok' })
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(again.jobs.get(job.id)).toEqual(store.jobs.get(job.id))
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
    expect(await health()).toEqual({ status: 'read_only', problem: REASON })
    makeRoom()
    expect(await health()).toEqual({ status: 'ok' })
    expect(Object.keys(disk.files).map((path) => basename(path).replace(/\d/, 'N'))).toEqual(['snapshot-N.ndjson', 'journal-N.ndjson'])
  })

  test('undoes all writes after the failed one', async () => {
    const before = everything(mock)
    fill()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => book(bookingOf(mock, { title: `Job ${index}` }))))
    expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array.from({ length: 8 }, () => 500))
    expect(everything(mock)).toBe(before)
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

const tax = (name: string) => ({ company_id: 1, name, rate: 5, is_default: false, is_active: true })
const names = (store: Store): string[] => store.taxes.all().map(({ name }) => name)

describe('a store whose disk fails', () => {
  const failing = (requested: Operation, code = 'EIO', at = ''): void => {
    disk.fault = (operation, path) => (operation === requested && path.includes(at) ? code : undefined)
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
    await expect(add(store, 'b')).rejects.toThrow('i/o error (EIO)')
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
    await store.restore(demo)
    await add(store, 'a')
    failing('datasync')
    await expect(store.restore(demo)).rejects.toThrow(NOT_SAVED.replace(REASON, 'i/o error (EIO)'))
    well()
    await add(store, 'b')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect([names(store), names(again)]).toEqual([
      ['demo', 'a', 'b'],
      ['demo', 'a', 'b'],
    ])
  })

  test('and is asked for its health while a write succeeds keeps that write', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    failing('appendFile')
    await expect(add(store, 'a')).rejects.toThrow('EIO')
    well()
    const write = add(store, 'b')
    const problem = new Promise((resolve) => setImmediate(() => resolve(store.problem())))
    expect(await Promise.all([write, problem, store.problem()])).toEqual([undefined, undefined, undefined])
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect([names(store), names(again)]).toEqual([['b'], ['b']])
  })

  test('in the middle of a line that cannot be cut off either writes nothing behind it', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    await add(store, 'b')
    fill(20)
    failing('truncate')
    await expect(add(store, 'c')).rejects.toThrow(NOT_SAVED)
    makeRoom()
    await add(store, 'd')
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(again)).toEqual(['a', 'b', 'd'])
  })

  test('while a snapshot is written keeps the old one with its journal, and no part of the new one', async () => {
    const store = await openStore(folder, { fileSystem: disk, foldAtBytes: 300 })
    const files = (generation: number): string[] => [`snapshot-${generation}.ndjson`, `journal-${generation}.ndjson`]
    const stored = (): string[] => Object.keys(disk.files).map((path) => basename(path))
    for (let index = 0; index < 4; index += 1) await add(store, `t${index}`)
    failing('appendFile', 'ENOSPC', 'snapshot.new')
    await expect(add(store, 'refused')).rejects.toThrow(NOT_SAVED)
    expect(stored()).toEqual(files(1))
    const again = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(again)).toEqual(['t0', 't1', 't2', 't3'])
    well()
    await add(store, 't4')
    expect(stored()).toEqual(files(2))
    const third = await openStore(folder, { fileSystem: disk.afterPowerCut('nothing') })
    expect(names(third)).toEqual(['t0', 't1', 't2', 't3', 't4'])
  })

  /** Whatever ends the process or the power, exactly these taxes are there afterwards. */
  const expectSafe = async (expected: readonly string[]): Promise<void> => {
    for (const left of [new MemoryDisk(disk.files), disk.afterPowerCut('nothing'), disk.afterPowerCut('names')])
      expect(names(await openStore(folder, { fileSystem: left }))).toEqual(expected)
  }

  test.each<[Operation, string]>([
    ['rename', 'snapshot.new'],
    ['open', 'journal-2'],
    ['sync', ''],
  ])('to %s behind a new snapshot, and then to append, loses and repeats nothing', async (operation, at) => {
    const store = await openStore(folder, { fileSystem: disk, foldAtBytes: 60 })
    for (const name of ['first snapshot', 'journal']) await add(store, name)
    failing(operation, 'EIO', at)
    await expect(add(store, 'refused by the fold')).rejects.toThrow('EIO')
    await expectSafe(['first snapshot', 'journal'])
    failing('appendFile')
    await expect(add(store, 'refused by the append')).rejects.toThrow('EIO')
    await expectSafe(['first snapshot', 'journal'])
    well()
    for (const name of ['second snapshot', 'second journal']) await add(store, name)
    await expectSafe(['first snapshot', 'journal', 'second snapshot', 'second journal'])
  })

  test('to sync a reset and then to remove it keeps the acknowledged writes in memory, and writes them next', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    disk.fault = (operation) => (operation === 'sync' || operation === 'rm' ? 'EIO' : undefined)
    await expect(store.restore({})).rejects.toThrow('EIO')
    expect(names(store)).toEqual(['a'])
    well()
    await add(store, 'b')
    await expectSafe(['a', 'b'])
  })

  test('ends in order, and what was acknowledged is there', async () => {
    const store = await openStore(folder, { fileSystem: disk })
    await add(store, 'a')
    fill(5)
    await expect(add(store, 'b')).rejects.toThrow(NOT_SAVED)
    await store.close()
    await expectSafe(['a'])
  })
})
