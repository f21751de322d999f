import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryDisk, type Operation } from '../testing/memoryDisk.ts'
import { dataFilledBy, openStore, type Store } from './store.ts'

/** Every fault of a disk, at every byte of every file: a start refuses and changes nothing, or has every acknowledged write. */

const message = (to: string) => ({ company_id: 1, medium: 'sms', to, subject: '', body: '', code: null, sent_at: 0 }) as const
const recipients = (store: Store): string =>
  store.outbox
    .all()
    .map(({ to }) => to)
    .join('')
const ALL = 'abcd'

/** Holds the lock only; the files are on disks in memory. */
let folder: string
let whole: Readonly<Record<string, Buffer>>
let snapshot: string
let journal: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callout-faults-'))
  const disk = new MemoryDisk()
  const store = await openStore(folder, { fileSystem: disk })
  await store.restore(dataFilledBy(({ outbox }) => outbox.insert(message('a'))))
  for (const name of 'bcd') {
    store.outbox.insert(message(name))
    await store.durable()
  }
  whole = disk.files
  snapshot = join(folder, 'snapshot-1.ndjson')
  journal = join(folder, 'journal-1.ndjson')
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const isSame = (item: Readonly<Record<string, Buffer>>, entry: Readonly<Record<string, Buffer>>): boolean =>
  Object.keys(item).join() === Object.keys(entry).join() && Object.entries(item).every(([path, bytes]) => entry[path]?.equals(bytes))

/** The result of a start: the messages, 'refused', or 'refused and changed'. */
async function outcomeOf(disk: MemoryDisk): Promise<string> {
  const before = disk.files
  try {
    const store = await openStore(folder, { fileSystem: disk })
    const found = recipients(store)
    await store.close().catch(() => undefined)
    return found
  } catch {
    return isSame(before, disk.files) ? 'refused' : 'refused and changed'
  }
}

const withFile = (path: string, bytes: Buffer): MemoryDisk => new MemoryDisk({ ...whole, [path]: bytes })
const bytesOf = (path: string): Buffer => whole[path] as Buffer

/** Every outcome of a damage at each place of a file, once. */
async function outcomes(path: string, step: number, damage: (copy: Buffer, at: number) => Buffer): Promise<string[]> {
  const found = new Set<string>()
  for (let at = 0; at < bytesOf(path).length; at += step) found.add(await outcomeOf(withFile(path, damage(Buffer.from(bytesOf(path)), at))))
  return [...found].toSorted()
}

const cut = (bytes: Buffer, at: number): Buffer => bytes.subarray(0, at)
const flip =
  (bit: number) =>
  (bytes: Buffer, at: number): Buffer => {
    bytes[at] = (bytes[at] as number) ^ (1 << bit)
    return bytes
  }
const BLOCK = 16
const zero = (bytes: Buffer, at: number): Buffer => bytes.fill(0, at, Math.min(at + BLOCK, bytes.length))

test('without a fault every write is there', async () => expect(await outcomeOf(new MemoryDisk({ ...whole }))).toBe(ALL))

describe('a snapshot', () => {
  test('that is cut anywhere is refused', async () => expect(await outcomes(snapshot, 1, cut)).toEqual(['refused']))

  test('with one flipped bit is refused', async () => {
    for (const bit of [0, 3, 6]) expect(await outcomes(snapshot, 1, flip(bit))).toEqual(['refused'])
  })

  test('with a zeroed block is refused', async () => expect(await outcomes(snapshot, BLOCK, zero)).toEqual(['refused']))
})

describe('a journal', () => {
  test('that is cut has whole transactions up to the cut, since a killed process leaves the same', async () => {
    const [first, ...others] = await outcomes(journal, 1, cut)
    expect([first, ...others]).toEqual(['a', 'ab', 'abc', ALL])
  })

  test('with one flipped bit is refused, in its last line and last byte too', async () => {
    for (const bit of [0, 3, 6]) expect(await outcomes(journal, 1, flip(bit))).toEqual(['refused'])
  })

  test('with a zeroed block is refused, unless the block ends the file as an unfinished write does', async () => {
    const end = bytesOf(journal).length
    for (let at = 0; at < end; at += BLOCK) {
      const outcome = await outcomeOf(withFile(journal, zero(Buffer.from(bytesOf(journal)), at)))
      expect(outcome, `zeros at ${at} of ${end}`).toBe(at + BLOCK < end ? 'refused' : 'abc')
    }
  })
})

describe('a file that is missing or unreadable', () => {
  test('a missing snapshot beside its journal is refused', async () => {
    const { [snapshot]: _, ...others } = whole
    expect(await outcomeOf(new MemoryDisk(others))).toBe('refused')
  })

  test.each(['EACCES', 'EIO', 'EMFILE', 'EISDIR'])('%s is refused', async (code) => {
    for (const path of [snapshot, journal]) {
      const disk = new MemoryDisk({ ...whole })
      disk.fault = (operation, at) => (operation === 'readFile' && at === path ? code : undefined)
      expect(await outcomeOf(disk), basename(path)).toBe('refused')
    }
  })
})

const writes: readonly Operation[] = ['appendFile', 'truncate', 'datasync', 'sync', 'rename', 'rm', 'mkdir']

describe('a disk that takes no writes', () => {
  test('and is full keeps every write', async () => {
    const disk = new MemoryDisk({ ...whole })
    disk.room = 0
    expect(await outcomeOf(disk)).toBe(ALL)
    disk.room = Number.POSITIVE_INFINITY
    expect(await outcomeOf(disk)).toBe(ALL)
  })

  test.each(['EROFS', 'ENOSPC', 'EIO'])('for %s starts or refuses, and keeps every write', async (code) => {
    for (const failing of [writes, ...writes.map((operation) => [operation])]) {
      const disk = new MemoryDisk({ ...whole })
      disk.fault = (operation) => (failing.includes(operation) ? code : undefined)
      expect([ALL, 'refused'], failing.join()).toContain(await outcomeOf(disk))
      disk.fault = () => undefined
      expect(await outcomeOf(disk), `after ${failing.join()}`).toBe(ALL)
    }
  })
})
