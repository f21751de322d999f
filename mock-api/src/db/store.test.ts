import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataFilledBy, memoryStore, openStore, type Store } from './store.ts'

const message = (to: string) => ({ company_id: 1, medium: 'sms', to, subject: 'ü', body: '\n', code: null, sent_at: 0 }) as const
const recipients = (store: Store): string[] => store.outbox.all().map(({ to }) => to)

describe('a transaction', () => {
  test('that fails changes nothing, not even an index', () => {
    const store = memoryStore()
    const { id } = store.outbox.insert(message('a'))
    const failing = () =>
      store.transaction(() => {
        store.outbox.update(id, { to: 'b' })
        store.outbox.insert(message('c'))
        store.outbox.remove(id)
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(recipients(store)).toEqual(['a'])
    expect(store.outbox.by('to', 'b')).toEqual([])
    expect(store.outbox.by('to', 'a')).toHaveLength(1)
  })

  test('within a transaction fails with the outer one', () => {
    const store = memoryStore()
    const failing = () =>
      store.transaction(() => {
        store.transaction(() => store.outbox.insert(message('a')))
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(store.outbox.size).toBe(0)
  })
})

describe('a data folder', () => {
  let folder: string
  /** Simulates a killed process: its files stay, and its lock is stale. */
  const killedCopy = (of = folder): string => {
    const copy = mkdtempSync(join(tmpdir(), 'callout-killed-'))
    for (const name of readdirSync(of)) if (name !== 'lock.db') copyFileSync(join(of, name), join(copy, name))
    return copy
  }
  const reopened = async <T>(path: string, read: (store: Store) => T): Promise<T> => {
    const store = await openStore(path)
    const result = read(store)
    await store.close()
    rmSync(path, { recursive: true })
    return result
  }
  const journalOf = (path: string): string => join(path, readdirSync(path).find((name) => name.startsWith('journal-')) as string)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'callout-store-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('has every durable change when the process is killed, before and after a snapshot', async () => {
    const store = await openStore(folder)
    store.outbox.insert(message('a'))
    store.outbox.insert(message('b'))
    await store.durable()
    expect(await reopened(killedCopy(), recipients)).toEqual(['a', 'b'])
    await store.restore(dataFilledBy(({ outbox }) => outbox.insert(message('new'))))
    store.outbox.remove(1)
    store.outbox.insert(message('c'))
    await store.durable()
    expect(await reopened(killedCopy(), recipients)).toEqual(['c'])
    await store.close()
    expect(readFileSync(journalOf(folder), 'utf8')).toBe('')
    expect(await reopened(folder, (again) => [recipients(again), again.outbox.nextId])).toEqual([['c'], 3])
  })

  /** A folder whose journal of two transactions broke off after so many bytes. */
  const torn = (size: number): string => {
    const copy = killedCopy()
    truncateSync(journalOf(copy), size)
    return copy
  }
  const writeTwoTransactions = async (store: Store): Promise<number> => {
    await store.restore({})
    store.transaction(() => {
      store.outbox.insert(message('a1'))
      store.outbox.insert(message('a2'))
    })
    store.outbox.remove(1)
    await store.durable()
    return readFileSync(journalOf(folder)).length
  }

  test('wherever its journal breaks off, holds whole transactions', async () => {
    const store = await openStore(folder)
    const length = await writeTwoTransactions(store)
    const seen = new Set<string>()
    for (let size = 0; size <= length; size += process.env['NIGHTLY'] === undefined ? 7 : 1)
      seen.add((await reopened(torn(size), recipients)).join())
    expect([...seen]).toEqual(['', 'a1,a2', 'a2'])
    await store.close()
  }, 30_000)

  test('whose journal is torn is written on as if the torn line had never been', async () => {
    const store = await openStore(folder)
    const length = await writeTwoTransactions(store)
    const copy = torn(length - 2)
    const second = await openStore(copy)
    second.outbox.insert(message('later'))
    await second.durable()
    expect(await reopened(killedCopy(copy), recipients)).toEqual(['a1', 'a2', 'later'])
    await Promise.all([store.close(), second.close()])
    rmSync(copy, { recursive: true })
  })

  test('folds a long journal into the snapshot and loses nothing on the way', async () => {
    const store = await openStore(folder, { foldAtBytes: 1500 })
    const expected = Array.from({ length: 40 }, (_, index) => `m${index}`)
    const afterKill: string[][] = []
    for (const [index, name] of expected.entries()) {
      store.outbox.insert(message(name))
      if (index % 3 !== 0) continue
      await store.durable()
      afterKill.push(await reopened(killedCopy(), recipients))
    }
    expect(afterKill).toEqual(afterKill.map((_, index) => expected.slice(0, 3 * index + 1)))
    await store.durable()
    expect(readFileSync(journalOf(folder)).length).toBeLessThan(2000)
    expect(existsSync(join(folder, 'journal-0.ndjson'))).toBe(false)
    await store.close()
    expect(await reopened(folder, recipients)).toEqual(expected)
  })

  test('killed between the new snapshot and the removal of the old journal, does not play it twice', async () => {
    const store = await openStore(folder)
    await store.restore({})
    store.outbox.insert(message('a'))
    await store.durable()
    const old = readFileSync(journalOf(folder))
    await store.restore(dataFilledBy(() => undefined))
    await store.close()
    writeFileSync(join(folder, 'journal-1.ndjson'), old)
    expect(await reopened(folder, recipients)).toEqual([])
  })

  test('killed while a snapshot was being written, has the old one and its journal', async () => {
    const store = await openStore(folder)
    store.outbox.insert(message('a'))
    await store.durable()
    const copy = killedCopy()
    writeFileSync(join(copy, 'snapshot.new'), '{"generation":1}\n{"collec')
    expect(await reopened(copy, recipients)).toEqual(['a'])
    await store.close()
  })

  test('returns to the same demo data with one line of the journal, and loses no later change', async () => {
    const store = await openStore(folder)
    const seeded = dataFilledBy(({ outbox, seeds }) => {
      outbox.insert(message('seeded'))
      seeds.insert({ at: 1, is_changed: false })
    })
    const snapshotOf = (path: string): number => statSync(join(path, 'snapshot-1.ndjson')).ino
    await store.restore(seeded)
    const first = snapshotOf(folder)
    store.outbox.insert(message('a'))
    await store.durable()
    await store.restore(seeded)
    expect([snapshotOf(folder), readFileSync(journalOf(folder), 'utf8').split('\n')[1]]).toEqual([first, expect.stringMatching(/ \[\]$/)])
    expect(await reopened(killedCopy(), ({ outbox, seeds }) => [outbox.size, seeds.all()])).toEqual([
      1,
      [{ id: 1, at: 1, is_changed: false }],
    ])
    store.outbox.insert(message('b'))
    await store.durable()
    expect(await reopened(killedCopy(), recipients)).toEqual(['seeded', 'b'])
    // The file on the disk has other data now.
    await store.restore(store.snapshot())
    await store.restore(seeded)
    expect(await reopened(killedCopy(), recipients)).toEqual(['seeded'])
    await store.close()
  })

  test('after any changes is read back as it was', async () => {
    const step = fc.record({ id: fc.integer({ min: 1, max: 8 }), isRemoval: fc.boolean(), to: fc.string() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const path = mkdtempSync(join(tmpdir(), 'callout-any-'))
        const store = await openStore(path, { foldAtBytes: 1500 })
        for (const { id, isRemoval, to } of steps) {
          if (isRemoval) store.outbox.remove(id)
          else store.outbox.put({ ...message(to), id })
        }
        await store.close()
        expect(await reopened(path, (again) => new Map(again.outbox.all().map((record) => [record.id, record])))).toEqual(
          new Map(store.outbox.all().map((record) => [record.id, record])),
        )
      }),
      { numRuns: 25 },
    )
  })
})

describe('a snapshot of a store', () => {
  test('is restored at once, as often as wanted, with its ids and indexes', async () => {
    const store = memoryStore()
    store.outbox.insert(message('a'))
    const base = store.snapshot()
    for (let round = 0; round < 2; round += 1) {
      store.outbox.update(1, { to: 'changed' })
      store.outbox.insert(message('b'))
      await store.restore(base)
      expect([recipients(store), store.outbox.nextId, store.outbox.count('to', 'a'), store.outbox.count('to', 'b')]).toEqual([
        ['a'],
        2,
        1,
        0,
      ])
    }
  })

  test('is the base of isolated sessions', () => {
    const store = memoryStore()
    store.outbox.insert(message('a'))
    const [first, second] = [memoryStore(store.snapshot()), memoryStore(store.snapshot())]
    first.outbox.update(1, { to: 'first' })
    second.outbox.insert(message('second'))
    store.outbox.insert(message('base'))
    expect([first, second, store].map(recipients)).toEqual([['first'], ['a', 'second'], ['a', 'base']])
  })
})
