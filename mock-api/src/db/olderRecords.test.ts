import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REFERENCE_DATE } from '../testing/testApp.ts'
import { seed } from '../seed/seed.ts'
import { type New, type Row } from './collection.ts'
import { memoryStore, openStore } from './store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-older-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A record as it was before these fields were known. */
function older<R extends Row>(record: R | undefined, ...later: (keyof R)[]): New<R> {
  if (!record) throw new Error('The seed has changed')
  const { id: _, ...stored } = Object.fromEntries(Object.entries(record).filter(([field]) => !later.includes(field as keyof R)))
  return stored as New<R>
}

const { companies, customers, services, taxes } = (() => {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'tiny', referenceDate: REFERENCE_DATE })
  return store
})()

test('a data folder from before the settings opens with a working week of Monday to Friday, nine to five', async () => {
  const before = await openStore(folder)
  before.companies.insert(older(companies.get(1), 'business_hours', 'holidays', 'slot_minutes', 'calendar', 'warn_on_clash'))
  await before.close()
  const store = await openStore(folder)
  const company = store.companies.get(1)
  await store.close()
  expect(company?.business_hours.filter(({ is_on }) => is_on).map(({ day, open, close }) => [day, open, close])).toEqual(
    [1, 2, 3, 4, 5].map((day) => [day, '09:00', '17:00']),
  )
  expect(company).toMatchObject({
    holidays: [],
    slot_minutes: 30,
    calendar: { first_day: 0 },
    warn_on_clash: true,
    name: companies.get(1)?.name,
  })
})

test('customers, services and taxes from before are active, and bills go to the property', async () => {
  const before = await openStore(folder)
  before.customers.insert(older(customers.get(1), 'is_active', 'same_as_property_address', 'billing_street1'))
  before.services.insert(older(services.get(100), 'sku', 'is_active'))
  before.taxes.insert(older(taxes.get(1), 'is_active'))
  await before.durable()
  await before.close()
  const store = await openStore(folder)
  const read = [store.customers.get(1), store.services.get(1), store.taxes.get(1)]
  await store.close()
  expect(read).toMatchObject([
    { is_active: true, same_as_property_address: true, billing_street1: null },
    { is_active: true, sku: null },
    { is_active: true },
  ])
})

test('preserves the settings of an account', async () => {
  const before = await openStore(folder)
  before.companies.insert({ ...older(companies.get(1), 'holidays'), slot_minutes: 45 })
  await before.close()
  const store = await openStore(folder)
  const company = store.companies.get(1)
  await store.close()
  expect(company).toMatchObject({ slot_minutes: 45, holidays: [] })
})
