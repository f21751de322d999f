import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerOnce } from './idempotency.ts'
import type { CompanyRecord, UserRecord } from '../resources/profile/records.ts'
import { openStore, type Store } from '../db/store.ts'
import { tinyData } from '../testing/tinySeed.ts'

test('a key is remembered through a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-key-'))
  const ask = (store: Store, answer: string): string => {
    const caller = { user: store.users.get(1) as UserRecord, company: store.companies.get(1) as CompanyRecord }
    return answerOnce({ store, caller, now: 1_000_000, call: 'createJob', key: 'b9a7c1d2', input: { title: 'x' } }, () => answer)
  }
  const first = await openStore(folder)
  await first.restore(tinyData())
  expect(ask(first, 'first')).toBe('first')
  await first.close()
  const second = await openStore(folder)
  expect(ask(second, 'second')).toBe('first')
  await second.close()
  rmSync(folder, { recursive: true })
})
