import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { resetStores } from '../../../lib/createStore.ts'
import { browserKeys } from '../../../lib/offline/keyStore.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { clearSession, writeSession } from '../../../lib/session/session.ts'
import { rememberQuote } from './deviceQuotes.ts'
import { countWaiting, includedQuotes, isWaitingQuote, readDeviceQuotes } from './knownQuotes.ts'

const quote = { message: 'Two coats of paint', validUntil: '2026-07-01' }
const approval = { kind: 'PHONE' as const, name: 'Nora Newman', at: 1_782_900_600 }
const asIf = (authEmail: string) => writeSession({ authEmail, authToken: `token of ${authEmail}` })
const reload = () => resetStores()

beforeEach(() => {
  reload()
  asIf('ana@demo.test')
})

test('keeps quotes across a reload, encrypted', async () => {
  expect(await rememberQuote('7', quote)).toBe(true)
  await rememberQuote('8', { ...quote, approval })
  reload()
  expect([...(await readDeviceQuotes())]).toEqual([
    ['7', quote],
    ['8', { ...quote, approval }],
  ])
  const stored = browserStore.names().map((name) => browserStore.read(name))
  expect(stored.join()).not.toContain('paint')
})

test('shows them to no other user', async () => {
  await rememberQuote('7', quote)
  asIf('ben@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('drops them when the session ends', async () => {
  await rememberQuote('7', quote)
  clearSession()
  await browserKeys.forget()
  reload()
  asIf('ana@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('knows which jobs wait for their approval', async () => {
  await rememberQuote('7', quote)
  await rememberQuote('8', { ...quote, approval })
  const quotes = await readDeviceQuotes()
  const waits = (id: string, more: object = {}): boolean => isWaitingQuote({ id, status: 'UNSCHEDULED', ...more }, quotes)
  expect([waits('7'), waits('8'), waits('9')]).toEqual([true, false, false])
  expect([waits('7', { status: 'ASSIGNED' }), waits('7', { status: 'CANCELLED' }), waits('7', { status: undefined })]).toEqual([
    false,
    true,
    true,
  ])
  expect([waits('9', { quote: { approval: null } }), waits('9', { quote: { approval } })]).toEqual([true, false])
})

test('counts the quotes that wait for their approval, as far as their jobs are known to be unscheduled', async () => {
  await rememberQuote('7', quote)
  await rememberQuote('8', { ...quote, approval })
  await rememberQuote('9', { ...quote, status: 'CANCELLED' })
  await rememberQuote('10', { ...quote, status: 'ASSIGNED' })
  await rememberQuote('11', { ...quote, status: 'UNSCHEDULED' })
  expect(countWaiting(await readDeviceQuotes())).toBe(2)
})

test.each([
  [0, null],
  [1, 'includes 1 quote'],
  [3, 'includes 3 quotes'],
])('%i quotes in a number', (count, text) => expect(includedQuotes(count)).toBe(text))
