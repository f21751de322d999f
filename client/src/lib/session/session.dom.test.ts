import { afterEach, expect, test } from 'vitest'
import type { KeyStore } from '../offline/keyStore.ts'
import { memoryKeys } from '../../testing/memoryKeys.ts'
import { owner } from '../../testing/people.ts'
import { readCookie, rememberUser } from './cookies.ts'
import { saveProfileSummary, readSummary, summaryOf } from './profileSummary.ts'
import { storeUser } from './storeUser.ts'
import { clearSession, readSession, writeSession } from './session.ts'

afterEach(clearSession)

const summary = summaryOf(owner)

test('restores the profile summary after a reload, and storage has no plain text', async () => {
  const keys = memoryKeys()
  writeSession({ authToken: 'token' })
  await saveProfileSummary(summary, keys)
  const stored = readSession('profileSummary') ?? ''
  expect(stored.length).toBeGreaterThan(100)
  expect(stored).not.toContain(btoa('Olivia').slice(0, 6))
  expect(JSON.stringify({ ...localStorage })).not.toContain('Olivia')
  expect(await readSummary(keys)).toEqual(summary)
  expect(summary).toMatchObject({ id: '1', name: 'Olivia Owner', subscription: { userPurchaseSku: 'growth_month', remainingDays: 21 } })
})

test('encrypting the same summary gives different ciphertexts', async () => {
  const keys = memoryKeys()
  writeSession({ authToken: 'token' })
  await saveProfileSummary(summary, keys)
  const first = readSession('profileSummary')
  await saveProfileSummary(summary, keys)
  expect(readSession('profileSummary')).not.toBe(first)
})

test('the key cannot be exported', async () => {
  const keys = memoryKeys()
  writeSession({ authToken: 'token' })
  await saveProfileSummary(summary, keys)
  expect(keys.key?.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', keys.key as CryptoKey)).rejects.toThrow(/extractable/)
})

test.each([
  ['without its key', async (keys: KeyStore) => void (await keys.forget())],
  ['changed in the storage', async () => writeSession({ profileSummary: `${readSession('profileSummary')?.slice(0, -4)}AAA=` })],
  ['that never was one', async () => writeSession({ profileSummary: 'nonsense' })],
])('a summary %s counts as missing', async (_, spoil) => {
  const keys = memoryKeys()
  writeSession({ authToken: 'token' })
  await saveProfileSummary(summary, keys)
  await spoil(keys)
  expect(await readSummary(keys)).toBeNull()
})

test('signing out while the summary is being encrypted stores none', async () => {
  writeSession({ authToken: 'token' })
  const keeping = saveProfileSummary(summary, memoryKeys())
  clearSession()
  await keeping
  expect(readSession('profileSummary')).toBeNull()
})

test('sign-out clears storage and cookie', () => {
  writeSession({ authToken: 'token', verifyUser: 'true', verifyToken: 'pending', isNewUser: 'true' })
  rememberUser('7')
  expect(readCookie('userId')).toBe('7')
  clearSession()
  expect({ ...localStorage }).toEqual({})
  expect(readCookie('userId')).toBeNull()
})

test.each([
  [{ userType: 'COMPANY', timeFormat: 'TWELVE_HOUR' }, 'company', '0'],
  [{ userType: 'STAFF_ADMIN', timeFormat: 'TWENTY_FOUR_HOUR' }, 'staff_admin', '1'],
])("%o is stored in the spec's notation", (changes, userType, timeFormat) => {
  storeUser({ ...owner, ...changes })
  expect({ ...localStorage }).toMatchObject({ userType, timeFormat })
})

test.each([
  ['userType', 'BRANCH_HEAD', 'branch_head'],
  ['userType', 'company', 'company'],
  ['timeFormat', 'TWENTY_FOUR_HOUR', '1'],
  ['timeFormat', '0', '0'],
] as const)('%s: the value stored by an earlier version, %s, is read as %s', (key, stored, read) => {
  localStorage.setItem(key, stored)
  expect(readSession(key)).toBe(read)
})
