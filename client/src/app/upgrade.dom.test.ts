/** Storage of the build before `lib/offline` and `lib/preferences`, recorded by running it. The present build must find everything. */
import 'fake-indexeddb/auto'
import { gql } from '@apollo/client'
import { userType } from '@callout/contracts/profile/userType'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recallFormDraft } from '../features/forms/fill/formDraft.ts'
import { withSavedPart } from '../features/schedule/head/boardAddress.ts'
import { takeReturnPath } from '../features/plans/billing.ts'
import { findDraft } from '../components/form/formDraft.ts'
import { targetsFor } from '../components/import/file/columns.ts'
import { readJournal } from '../components/import/journal.ts'
import { readSaved } from '../components/list/views/listPreferences.ts'
import { queueStore } from '../lib/offline/queue/queueStore.ts'
import { queueOwner } from '../lib/offline/queue/queueLock.ts'
import { preferenceKey } from '../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../lib/preferences/storage.ts'
import type { StepContent } from '../lib/offline/queue/step.ts'
import { createApollo } from '../lib/api/createApollo.ts'
import { setServerAway } from '../lib/api/reach.ts'
import { takeSavedForm } from '../lib/forms/savedForms.ts'
import { branchAt } from '../lib/session/branchChoice.ts'
import { readSummary } from '../lib/session/profileSummary.ts'
import { loadRecents, recentRecords } from '../lib/session/recentRecords.ts'
import { readSession } from '../lib/session/session.ts'
import recording from '../testing/previousBuild.json?raw'

interface StoreDump {
  readonly name: string
  readonly keyPath: string | null
  readonly autoIncrement: boolean
  readonly indexes: readonly { readonly name: string; readonly keyPath: string }[]
  readonly rows: readonly { readonly key: IDBValidKey; readonly value: unknown }[]
}
interface StorageDump {
  /** Unix milliseconds. */
  readonly takenAt: number
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
  readonly databases: readonly { readonly name: string; readonly version: number; readonly stores: readonly StoreDump[] }[]
}
const previous = JSON.parse(recording) as StorageDump
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** JSON has no keys and bytes: they are recorded as `{ $key }`, `{ $bytes }` and `{ $buffer }`, in base64. */
async function revived(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(revived))
  const fields = value as Readonly<Record<string, unknown>>
  const { $key, $bytes, $buffer } = fields
  if (typeof $key === 'string') return crypto.subtle.importKey('raw', bytesOf($key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  if (typeof $bytes === 'string') return bytesOf($bytes)
  if (typeof $buffer === 'string') return bytesOf($buffer).buffer
  return Object.fromEntries(await Promise.all(Object.entries(fields).map(async ([name, field]) => [name, await revived(field)] as const)))
}

async function restoreDatabase({ name, version, stores }: StorageDump['databases'][number]): Promise<void> {
  const rows = await Promise.all(stores.map((store) => Promise.all(store.rows.map(({ value }) => revived(value)))))
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
    request.addEventListener('upgradeneeded', () =>
      stores.forEach(({ name: storeName, keyPath, autoIncrement, indexes, rows: recorded }, index) => {
        const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement })
        indexes.forEach((item) => store.createIndex(item.name, item.keyPath))
        recorded.forEach(({ key }, row) => store.put(rows[index]?.[row], ...(keyPath === null ? [key] : [])))
      }),
    )
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ now: previous.takenAt + 60_000, toFake: ['Date'] })
  for (const [name, text] of Object.entries(previous.localStorage)) localStorage.setItem(name, text)
  for (const [name, text] of Object.entries(previous.sessionStorage)) sessionStorage.setItem(name, text)
  await Promise.all(previous.databases.map(restoreDatabase))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { name } of previous.databases) indexedDB.deleteDatabase(name)
})

test('the session and its encrypted profile summary', async () => {
  expect(readSession('authToken')).toBe('token-of-ana')
  expect(readSession('userType')).toBe(userType.STAFF.code)
  expect(readSession('organization_name')).toBe('Harbor Home Services')
  expect(await readSummary()).toMatchObject({ name: 'Ana Silva', subscription: { userPurchaseSku: 'growth_month' } })
})

test('saved views and columns of a list', () => {
  const list = { name: 'job', columns: { number: { label: 'Job' }, status: { label: 'Status' }, total: { label: 'Total' } } }
  expect(readSaved(list)).toEqual({
    views: [
      { id: 'v1', name: 'Oak Street', query: 'q=oak', days: 'today' },
      { id: 'v2', name: 'Pumps', query: 'tab=open', days: null },
    ],
    defaultView: 'v1',
    columns: ['number', 'status'],
    // Not stored by earlier versions.
    perPage: 10,
  })
})

test('preferences', () => {
  const preference = (name: string): string | null => browserStore.read(preferenceKey(name, 'Staff@demo.test'))
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
  expect(withSavedPart(new URLSearchParams(), preference('schedule')).toString()).toBe('colour=category&lanes=staff')
  expect(['position', 'setup-hidden', 'availability'].map(preference)).toEqual(['share', 'true', 'AWAY'])
  expect(branchAt({ pathname: '/jobs/7', search: '' })).toBeNull()
  expect(takeReturnPath()).toBe('/jobs/7')
})

test('an unfinished import and its columns', () => {
  const fields = { firstName: { label: 'First name' }, email: { label: 'Email' } }
  expect(targetsFor('customer', ['Name', 'Mail'], fields as never)).toEqual(['firstName', 'email'])
  expect(readJournal('customer')).toMatchObject({ started: { fileName: 'people.csv', rows: [{ line: 2 }] }, outcomes: { 2: { id: '91' } } })
})

test('drafts of forms with their files, and values typed before a lost session', async () => {
  window.history.replaceState(null, '', '/jobs/7')
  const defaults = { title: '', files: [] as { id: string | null; fileName: string; fileBase64: string | null }[] }
  expect(await findDraft('/jobs/new job', defaults, 'files')).toMatchObject({
    idempotencyKey: 'draft-key',
    values: { title: 'Pump of Mrs. Oak', files: [{ id: null, fileName: 'pump.txt', fileBase64: 'cHVtcA==' }] },
    lostFiles: [],
  })
  expect(takeSavedForm('note')).toEqual({ note: 'The key is next door.' })
  expect(await recallFormDraft('7', '4')).toEqual({ filled: { f1: 'yes' }, key: 'form-key' })
})

test('recently opened records', async () => {
  await loadRecents()
  expect(recentRecords()).toEqual([{ to: '/customers/5', title: 'Mrs. Oak', noun: 'customer' }])
})

test('the offline queue; steps that needed a decision are searched for and sent again', async () => {
  const user = queueOwner() ?? ''
  const steps = await queueStore<StepContent>(user).read()
  expect(steps).toMatchObject([
    { id: 'step-1', lane: '7', target: '71', version: 4, state: 'waiting', content: { kind: 'status', action: 'START' }, problem: null },
    { id: 'step-2', override: false, state: 'sending', content: { kind: 'note', note: 'Pump replaced' }, problem: null },
    { id: 'step-3', lane: 'payment 9', content: { kind: 'payment', name: 'INV-9', input: { amount: 40, paymentMethod: 'CASH' } } },
  ])
})

test('the offline copy of the day is readable without a network, by its user only', async () => {
  const MyDay = gql`
    query MyDay($date: String!) {
      dispatchMap(date: $date) {
        visits {
          id
        }
      }
    }
  `
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const read = () => createApollo(() => undefined).query({ query: MyDay, variables: { date: '2026-11-24' } })
  expect((await read()).data).toMatchObject({ dispatchMap: { visits: [{ id: '71' }] } })
  localStorage.setItem('authEmail', 'ben@demo.test')
  await expect(read()).rejects.toThrow('Failed to fetch')
  setServerAway(false)
})
