import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MemoryDisk } from '../testing/memoryDisk.ts'
import { FolderFiles } from '../files/fileStore.ts'
import { dataFilledBy, openStore, type Store } from './store.ts'

/** Holds the lock and nothing else: the files stand on disks in memory. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-power-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const message = (to: string) => ({ company_id: 1, medium: 'sms', to, subject: '', body: '', code: null, sent_at: 0 }) as const
const recipients = (store: Store): string[] => store.outbox.all().map(({ to }) => to)

interface Cut {
  readonly disk: MemoryDisk
  readonly acknowledged: number
  readonly attempted: number
}

/** Writes one message after the other, and cuts the power after each operation of the disk, in both ways. */
async function cutsOf(names: readonly string[], write: (store: Store, name: string) => Promise<void>): Promise<Cut[]> {
  const disk = new MemoryDisk()
  const store = await openStore(folder, { fileSystem: disk, foldAtBytes: 400 })
  const cuts: Cut[] = []
  let acknowledged = 0
  let attempted = 0
  disk.onChange = () => {
    for (const survivors of ['nothing', 'names'] as const) cuts.push({ disk: disk.afterPowerCut(survivors), acknowledged, attempted })
  }
  for (const name of names) {
    attempted += 1
    await write(store, name)
    acknowledged += 1
  }
  disk.onChange()
  await store.close()
  return cuts
}

describe('whenever the power is cut', () => {
  const names = Array.from({ length: 12 }, (_, index) => `m${index}`)

  test('everything that was acknowledged is there afterwards, and nothing that was never written', async () => {
    const cuts = await cutsOf(names, async (store, name) => {
      store.outbox.insert(message(name))
      await store.durable()
    })
    for (const { disk, acknowledged, attempted } of cuts) {
      const found = await openStore(folder, { fileSystem: disk })
      const read = recipients(found)
      await found.close()
      expect(read.length).toBeGreaterThanOrEqual(acknowledged)
      expect(read).toEqual(names.slice(0, Math.min(read.length, attempted)))
    }
    expect(cuts.length).toBeGreaterThan(100)
  })

  test('a state that was replaced is the old one or the new one', async () => {
    const cuts = await cutsOf(names.slice(0, 4), async (store, name) => {
      const state = dataFilledBy(({ outbox }) => {
        outbox.insert(message(name))
        outbox.insert(message(`${name} too`))
      })
      await store.restore(state)
    })
    for (const { disk, acknowledged } of cuts) {
      const found = await openStore(folder, { fileSystem: disk })
      const state = (index: number): string[] => (index === 0 ? [] : [`m${index - 1}`, `m${index - 1} too`])
      expect([state(acknowledged), state(acknowledged + 1)]).toContainEqual(recipients(found))
      await found.close()
    }
  })

  test('the content of a file that was acknowledged is there', async () => {
    const disk = new MemoryDisk()
    await new FolderFiles('/files', disk).write('key', Buffer.from('content'))
    for (const survivors of ['nothing', 'names'] as const)
      expect(String(await new FolderFiles('/files', disk.afterPowerCut(survivors)).read('key'))).toBe('content')
  })
})
