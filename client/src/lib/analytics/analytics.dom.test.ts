import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSession } from '../session/session.ts'
import { configureAnalytics, type EventProperties, identify, sendEvent } from './analytics.ts'
import { beginTrackedEvents, trackOnce } from './eventFlags.ts'

const sent: [string, EventProperties][] = []
const people: object[] = []

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  people.length = 0
  configureAnalytics({ event: (...event) => void sent.push(event), identify: (person) => void people.push(person) })
})
afterEach(() => configureAnalytics(null))

const flags = (): unknown => JSON.parse(sessionStorage.getItem('trackedEvents') ?? 'null')

test('nothing is sent until a sink is configured', () => {
  configureAnalytics(null)
  sendEvent('registration', { provider: 'GOOGLE' })
  identify({ userId: '1', email: 'a@b.test', name: 'A', role: null, subscription: null })
  expect([sent, people]).toEqual([[], []])
})

test("removes tokens from events, whatever the property's name", () => {
  writeSession({ authToken: 'secret-token-1', verifyToken: 'secret-token-2' })
  sendEvent('x', {
    provider: 'GOOGLE',
    accessCode: 'abc',
    id_token: 'abc',
    Password: 'abc',
    note: 'Bearer secret-token-1',
    hint: 'secret-token-2',
    page: 'https://callout.test/reset-password?a=1#token=abc',
    path: '/reset-password#token=abc',
  })
  expect(sent).toEqual([['x', { provider: 'GOOGLE', page: 'https://callout.test/reset-password', path: '/reset-password' }]])
})

test('initializes two flags before sign-in and the full set after it', () => {
  beginTrackedEvents(false)
  expect(flags()).toEqual({ sign_up_create_account_tap: false, sign_up_api_error: false })
  beginTrackedEvents(true)
  expect(Object.values(flags() as object)).toEqual(Array.from({ length: 6 }, () => false))
})

test('sends an event once per session, and only those of its set', () => {
  beginTrackedEvents(false)
  trackOnce('sign_up_create_account_tap')
  trackOnce('sign_up_create_account_tap')
  trackOnce('pricing_plans_view')
  expect(sent.map(([name]) => name)).toEqual(['sign_up_create_account_tap'])
  beginTrackedEvents(true)
  expect(flags()).toMatchObject({ sign_up_create_account_tap: true, pricing_plans_view: false })
})
