import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFilledBy, openStore, type Store } from '../db/store.ts'
import { markChanges } from './markChanges.ts'

const message = { company_id: 1, medium: 'sms', to: 'a', subject: '', body: '', code: null, sent_at: 0 } as const
const tax = { company_id: 1, name: 'Tax', rate: 5, is_default: false, is_active: true } as const
const addTax = (store: Store): unknown => store.taxes.insert(tax)
const failing = (store: Store): void =>
  store.transaction(() => {
    addTax(store)
    throw new Error('no')
  })

test.each<[string, (store: Store) => unknown, boolean]>([
  ['a message', (store) => store.outbox.insert(message), false],
  ['a change', addTax, true],
  ['a change in a transaction', (store) => store.transaction(() => addTax(store)), true],
  ['a change that a fold has written', (store) => (addTax(store), store.restore(store.snapshot())), true],
  ['a transaction that fails', (store) => expect(() => failing(store)).toThrow('no'), false],
])('stores whether demo data are changed: %s', async (_, change, isChanged) => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-marks-'))
  const store = await openStore(folder)
  markChanges(store)
  await store.restore(dataFilledBy(({ seeds }) => seeds.insert({ at: 1, is_changed: false })))
  await change(store)
  const mark = [{ id: 1, at: 1, is_changed: isChanged }]
  expect(store.seeds.all()).toEqual(mark)
  await store.close()
  const again = await openStore(folder)
  expect(again.seeds.all()).toEqual(mark)
  await again.close()
  rmSync(folder, { recursive: true })
})
