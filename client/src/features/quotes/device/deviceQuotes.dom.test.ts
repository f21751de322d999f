import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { resetStores } from '../../../lib/createStore.ts'
import { browserKeys } from '../../../lib/offline/keyStore.ts'
import { leaveToLogin, takeWindow } from '../../../lib/navigation/sessionMoves.ts'
import { browserStore, windowStore } from '../../../lib/preferences/storage.ts'
import { clearSession, writeSession } from '../../../lib/session/session.ts'
import { countWaiting, deviceQuotes, includedQuotes, isWaitingQuote, readDeviceQuotes } from './knownQuotes.ts'

const quote = { message: 'Two coats of paint', validUntil: '2026-07-01' }
const approval = { kind: 'PHONE' as const, name: 'Nora Newman', at: 1_782_900_600 }
const asIf = (authEmail: string) => writeSession({ authEmail, authToken: `token of ${authEmail}` })
const reload = () => resetStores()

beforeEach(() => {
  reload()
  asIf('ana@demo.test')
})

test('keeps quotes across a reload, encrypted', async () => {
  expect(await deviceQuotes.write('7', quote)).toBe(true)
  await deviceQuotes.write('8', { ...quote, approval })
  reload()
  expect([...(await readDeviceQuotes())]).toEqual([
    ['7', quote],
    ['8', { ...quote, approval }],
  ])
  const stored = browserStore.names().map((name) => browserStore.read(name))
  expect(stored.join()).not.toContain('paint')
})

test('shows them to no other user', async () => {
  await deviceQuotes.write('7', quote)
  asIf('ben@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('drops them when the session ends', async () => {
  await deviceQuotes.write('7', quote)
  clearSession()
  await browserKeys.forget()
  reload()
  asIf('ana@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('keeps them across an expired session for the same user, encrypted again', async () => {
  await deviceQuotes.write('7', quote)
  leaveToLogin('/jobs', 'Your session has expired.')
  await vi.waitFor(async () => expect(await browserKeys.read()).toBeUndefined())
  expect(browserStore.names().filter((name) => name.includes('quotes'))).toEqual([])
  reload()
  takeWindow('ana@demo.test')
  writeSession({ authEmail: 'ana@demo.test', authToken: 'second token' })
  expect([...(await readDeviceQuotes())]).toEqual([['7', quote]])
  expect(windowStore.names().filter((name) => name.includes('quotes'))).toEqual([])
  reload()
  expect((await readDeviceQuotes()).get('7')).toEqual(quote)
})

test('an expired session leaves them to no other user', async () => {
  await deviceQuotes.write('7', quote)
  leaveToLogin('/jobs')
  await vi.waitFor(async () => expect(await browserKeys.read()).toBeUndefined())
  takeWindow('ben@demo.test')
  asIf('ben@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
  reload()
  takeWindow('ana@demo.test')
  asIf('ana@demo.test')
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('a sign-out drops them at once', async () => {
  await deviceQuotes.write('7', quote)
  leaveToLogin()
  writeSession({ authEmail: 'ana@demo.test', authToken: 'second token' })
  expect((await readDeviceQuotes()).size).toBe(0)
})

test('knows which jobs wait for their approval', async () => {
  await deviceQuotes.write('7', quote)
  await deviceQuotes.write('8', { ...quote, approval })
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
  await deviceQuotes.write('7', quote)
  await deviceQuotes.write('8', { ...quote, approval })
  await deviceQuotes.write('9', { ...quote, status: 'CANCELLED' })
  await deviceQuotes.write('10', { ...quote, status: 'ASSIGNED' })
  await deviceQuotes.write('11', { ...quote, status: 'UNSCHEDULED' })
  expect(countWaiting(await readDeviceQuotes())).toBe(2)
})

test.each([
  [0, null],
  [1, 'includes 1 quote'],
  [3, 'includes 3 quotes'],
])('%i quotes in a number', (count, text) => expect(includedQuotes(count)).toBe(text))
