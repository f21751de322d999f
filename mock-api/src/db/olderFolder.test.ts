import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore, type Store } from './store.ts'

/** Written by version 4.0.1 and killed: three records of each collection, three transactions in the journal, an attached file. */
const fixture = fileURLToPath(new URL('../testing/olderFolder', import.meta.url))

const expectContent = async (store: Store): Promise<void> => {
  expect(store.companies.all().map(({ name }) => name)).toHaveLength(3)
  expect(store.customers.get(1)).toMatchObject({ first_name: 'Earnest', notes: 'changed in the journal' })
  expect(store.taxes.all().at(-1)).toMatchObject({ name: 'from the journal', rate: 5 })
  expect(store.jobs.all().map(({ id }) => id)).toEqual([1, 3])
  expect(store.jobs.nextId).toBe(4)
  expect(store.customers.by('name', 1)).toHaveLength(3)
  expect(String(await store.files.read('note-key'))).toBe('Gate code 4711\n')
}

test('opens a folder of an older build, and opens it again after closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-older-'))
  cpSync(fixture, folder, { recursive: true })
  for (let round = 0; round < 2; round += 1) {
    const store = await openStore(folder)
    await expectContent(store)
    await store.close()
  }
  rmSync(folder, { recursive: true })
})
