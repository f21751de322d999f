import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MemoryDisk } from '../testing/memoryDisk.ts'
import { asOfBefore } from '../testing/olderSnapshot.ts'
import { paymentDefaults } from '../resources/invoices/records.ts'
import { dataFilledBy, openStore, type Store } from './store.ts'

/** Holds the lock and nothing else: the files stand on disks in memory. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-left-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const message = (to: string) => ({ company_id: 1, medium: 'sms', to, subject: '', body: '', code: null, sent_at: 0 }) as const
const ids = { company_id: 1, invoice_id: 1, job_id: 1, received_by: 1 } as const
const payment = { ...ids, amount: 5, payment_method: 0, reference: null, ...paymentDefaults, receipt_number: 'R1', paid_at: 0 } as const
const recipients = (store: Store): string[] => store.outbox.all().map(({ to }) => to)
const open = (disk: MemoryDisk): Promise<Store> => openStore(folder, { fileSystem: disk })

const snapshot = (generation = 1): string => join(folder, `snapshot-${generation}.ndjson`)
/** The name in folders of older builds. */
const olderSnapshot = (): string => join(folder, 'snapshot.ndjson')
const journal = (generation: number): string => join(folder, `journal-${generation}.ndjson`)

/** Files of a killed process: `a` and a payment in the snapshot, `b` and `c` in journal 1. */
async function left(): Promise<Record<string, Buffer>> {
  const disk = new MemoryDisk()
  const store = await open(disk)
  const seeded = dataFilledBy(({ outbox, payments }) => {
    outbox.insert(message('a'))
    payments.insert(payment)
  })
  await store.restore(seeded)
  for (const name of ['b', 'c']) {
    store.outbox.insert(message(name))
    await store.durable()
  }
  const { files } = disk
  await store.close()
  return files
}

/** As by an older build, without a checksum. */
async function leftByOlder(): Promise<Record<string, Buffer>> {
  const { [snapshot()]: whole, ...files } = await left()
  return { [olderSnapshot()]: Buffer.from(asOfBefore(String(whole))), ...files }
}

/** Opening throws this sentence, and the disk is as it was. */
async function expectError(disk: MemoryDisk, sentence: string): Promise<void> {
  const before = disk.files
  await expect(open(disk)).rejects.toMatchObject({ message: sentence })
  expect(disk.files).toEqual(before)
}
const fresh = (): string => `move the folder ${folder} away to start with new demo data`

test('what a killed process left is read again', async () => {
  const store = await open(new MemoryDisk(await left()))
  expect([recipients(store), store.payments.size]).toEqual([['a', 'b', 'c'], 1])
  await store.close()
})

describe('what cannot be read is not taken for empty:', () => {
  test.each([
    ['EACCES', 'permission denied (EACCES)'],
    ['EIO', 'i/o error (EIO)'],
    ['EISDIR', 'illegal operation on a directory (EISDIR)'],
    ['EMFILE', 'too many open files (EMFILE)'],
  ])('%s', async (code, reason) => {
    for (const path of [journal(1), snapshot()]) {
      const disk = new MemoryDisk(await left())
      disk.fault = (operation, at) => (operation === 'readFile' && at === path ? code : undefined)
      await expectError(disk, `${path} can’t be read: ${reason}. Nothing was changed. Make it readable, or put it back from a copy.`)
    }
  })

  test('a folder that may not be listed', async () => {
    const disk = new MemoryDisk(await left())
    disk.fault = (operation) => (operation === 'readdir' ? 'EACCES' : undefined)
    await expectError(
      disk,
      `${folder} can’t be read: permission denied (EACCES). Nothing was changed. Make it readable, or put it back from a copy.`,
    )
  })
})

describe('a snapshot', () => {
  test('that is missing beside its journal is not replaced by new demo data', async () => {
    for (const text of ['', undefined]) {
      const { [snapshot()]: _, ...files } = await left()
      const disk = new MemoryDisk(text === undefined ? files : { ...files, [journal(1)]: text })
      await expectError(
        disk,
        `${snapshot()} can’t be used: it is missing beside journal-1.ndjson. Nothing was changed. Put it back from a copy, or ${fresh()}.`,
      )
    }
  })

  test('that is missing beside files of jobs is not replaced either', async () => {
    const disk = new MemoryDisk({ [join(folder, 'files', 'key')]: 'content' })
    await expectError(
      disk,
      `${snapshot()} can’t be used: it is missing beside files. Nothing was changed. Put it back from a copy, or ${fresh()}.`,
    )
  })

  test('is refused wherever it breaks off, and whichever byte of it is another', async () => {
    const files = await left()
    const whole = files[snapshot()] as Buffer
    for (let length = 0; length < whole.length; length += 1) {
      const disk = new MemoryDisk({ ...files, [snapshot()]: whole.subarray(0, length) })
      const before = disk.files
      await expect(open(disk)).rejects.toThrow(/snapshot-1\.ndjson can’t be used: .*Nothing was changed\. Put it back from a copy, or move/)
      expect(disk.files).toEqual(before)
    }
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] as number) ^ 1
      await expect(open(new MemoryDisk({ ...files, [snapshot()]: damaged }))).rejects.toThrow('snapshot-1.ndjson')
    }
  })

  test('with something behind its end, or of a newer program, is refused', async () => {
    const files = await left()
    const whole = String(files[snapshot()])
    const withSnapshot = (text: string): MemoryDisk => new MemoryDisk({ ...files, [snapshot()]: text })
    await expect(open(withSnapshot(`${whole}{"id":9}\n`))).rejects.toThrow('comes after its end')
    await expect(open(withSnapshot(whole.replace('"format":2', '"format":3')))).rejects.toThrow('a newer version of this program wrote it')
  })

  test('of an older build, without an end mark, is read and rewritten', async () => {
    const disk = new MemoryDisk(await leftByOlder())
    const store = await open(disk)
    expect(recipients(store)).toEqual(['a', 'b', 'c'])
    await store.close()
    expect(Object.keys(disk.files)).toEqual([snapshot(2), journal(2)])
    expect(String(disk.files[snapshot(2)])).toMatch(/^\{"generation":2,"format":2\}\n[^]*\{"end":true,"checksum":\d+\}\n$/)
  })

  test('of before that was cut is refused', async () => {
    const files = await leftByOlder()
    const older = files[olderSnapshot()] as Buffer
    for (let length = 0; length < older.length; length += 1)
      await expect(open(new MemoryDisk({ ...files, [olderSnapshot()]: older.subarray(0, length) }))).rejects.toThrow(
        'snapshot.ndjson can’t be used',
      )
  })

  test('of an older build is read even if there is no room to rewrite it', async () => {
    const files = await leftByOlder()
    const disk = new MemoryDisk(files)
    disk.room = 0
    const store = await open(disk)
    expect(recipients(store)).toEqual(['a', 'b', 'c'])
    await store.close()
    expect(disk.files).toEqual(files)
  })
})

describe('a journal', () => {
  const replaced = async (change: (bytes: Buffer) => Buffer): Promise<MemoryDisk> => {
    const files = await left()
    return new MemoryDisk({ ...files, [journal(1)]: change(files[journal(1)] as Buffer) })
  }

  test('whose last line is incomplete loses that line alone', async () => {
    const store = await open(await replaced((bytes) => bytes.subarray(0, bytes.length - 2)))
    expect(recipients(store)).toEqual(['a', 'b'])
    await store.close()
  })

  test('whose last line lacks nothing but its newline keeps that line, and is continued on the next one', async () => {
    const disk = await replaced((bytes) => bytes.subarray(0, bytes.length - 1))
    const store = await open(disk)
    store.outbox.insert(message('d'))
    await store.durable()
    const again = await open(disk.afterPowerCut('nothing'))
    expect([recipients(store), recipients(again)]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ])
  })

  test.each([1, 2])('whose line %i is damaged is refused by its number', async (number) => {
    const disk = await replaced((bytes) => {
      const damaged = Buffer.from(bytes)
      damaged[number === 1 ? 12 : bytes.length - 3] = 0x21
      return damaged
    })
    await expectError(
      disk,
      `${journal(1)} can’t be used: line ${number} is damaged; remove it and the lines after it to continue without them. Nothing was changed. Put it back from a copy, or ${fresh()}.`,
    )
  })

  test('that is newer than the snapshot is not thrown away', async () => {
    const files = await left()
    const disk = new MemoryDisk({ ...files, [journal(3)]: files[journal(1)] as Buffer })
    await expectError(
      disk,
      `${snapshot()} can’t be used: it is older than journal-3.ndjson. Nothing was changed. Put it back from a copy, or ${fresh()}.`,
    )
  })

  test('that is older than the snapshot is over, and goes with the next snapshot', async () => {
    const files = await left()
    const disk = new MemoryDisk({ ...files, [journal(0)]: files[journal(1)] as Buffer })
    const store = await open(disk)
    await store.close()
    expect([recipients(store), Object.keys(disk.files)]).toEqual([
      ['a', 'b', 'c'],
      [snapshot(2), journal(2)],
    ])
  })

  test('that is missing beside its snapshot has nothing new', async () => {
    const { [journal(1)]: _, ...files } = await left()
    const store = await open(new MemoryDisk(files))
    expect(recipients(store)).toEqual(['a'])
    await store.close()
  })
})
