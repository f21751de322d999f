import { gql } from '@apollo/client'
import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApollo } from '../../lib/api/createApollo.ts'
import { areChangesLost } from '../../lib/api/changes.ts'
import { windowName } from '../../lib/api/windowName.ts'
import { emailHash } from '../../lib/preferences/preferenceKeys.ts'
import { clearSession, writeSession } from '../../lib/session/session.ts'
import { fakeEvents } from '../../testing/fakeEvents.ts'
import { fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { signedIn } from '../../testing/people.ts'
import { startLive } from './live.ts'

const taxes = gql`
  query Taxes {
    taxes {
      items {
        id
        name
      }
    }
  }
`
const page = { taxes: { __typename: 'TaxPage', items: [{ __typename: 'Tax', id: '3', name: 'Sales tax' }] } }
const changed = { type: 'Tax', id: '3', version: 2 }

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function open() {
  signedIn()
  const gateway = fakeGateway({ Taxes: page, Me: { me: null } })
  const events = fakeEvents()
  const client = createApollo(() => undefined)
  client.watchQuery({ query: taxes }).subscribe(() => undefined)
  await expect.poll(() => gateway.callsOf('Taxes').length).toBe(1)
  const stop = startLive(client)
  stops.push(stop)
  const stream = async (nth = 0) => {
    await expect.poll(() => events.streams.length).toBeGreaterThan(nth)
    return events.streams[nth]!
  }
  return { gateway, events, stop, stream, asked: () => gateway.callsOf('Taxes').length }
}
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const passing = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test("refetches once for a batch of other users' changes, and not for this window's own", async () => {
  const { stream, asked } = await open()
  const { say, token } = await stream()
  expect(token).toBe('token-of-the-owner')
  say({ notices: [changed] })
  say({ notices: [{ ...changed, version: 3 }] })
  await expect.poll(asked).toBe(2)
  say({ notices: [{ ...changed, version: 4, by: windowName }] })
  await passing(120)
  expect(asked()).toBe(2)
})

test('reconnects after a lost connection and refetches everything', async () => {
  const { stream, asked } = await open()
  const { drop } = await stream()
  drop()
  await stream(1)
  await expect.poll(asked, { timeout: 3000 }).toBe(2)
})

test('refetches again after a refetch that got no response, and not after one that was refused', async () => {
  const { gateway, stream, asked } = await open()
  const { say } = await stream()
  fakeTimers()
  gateway.answer({ Taxes: outOfReach() })
  say({ notices: [changed] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toBe(2)
  gateway.answer({ Taxes: page })
  await vi.advanceTimersByTimeAsync(9000)
  expect(asked()).toBe(3)
  gateway.answer({ Taxes: refuse('FORBIDDEN', 'You can’t see taxes.') })
  say({ notices: [{ ...changed, version: 3 }] })
  await vi.advanceTimersByTimeAsync(9000)
  expect(asked()).toBe(4)
})

test('gives up after three retries until the next change', async () => {
  const { gateway, stream, asked } = await open()
  const { say } = await stream()
  fakeTimers()
  gateway.answer({ Taxes: outOfReach() })
  say({ notices: [changed] })
  await vi.advanceTimersByTimeAsync(25_000)
  expect(asked()).toBe(5)
})

test('reports a lost connection after five seconds regardless of retries, until it is back', async () => {
  const { events, stream } = await open()
  const { drop } = await stream()
  fakeTimers()
  events.status = 503
  drop()
  await vi.advanceTimersByTimeAsync(4500)
  expect(areChangesLost()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(areChangesLost()).toBe(true)
  events.status = 200
  await vi.advanceTimersByTimeAsync(25_000)
  expect(areChangesLost()).toBe(false)
})

test('while streams are rejected with 429, polls once per Retry-After until a stream is granted', async () => {
  const { events, stream, asked } = await open()
  const { drop } = await stream()
  fakeTimers()
  events.status = 429
  drop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(26_000)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked(), areChangesLost()]).toEqual([3, false])
  events.status = 200
  await vi.advanceTimersByTimeAsync(40_000)
  expect([asked(), events.streams.length]).toEqual([4, 2])
  // Any message prevents the timeout.
  events.streams[1]?.say({})
  await vi.advanceTimersByTimeAsync(35_000)
  expect(asked()).toBe(4)
  events.streams[1]?.say({ notices: [changed] })
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBe(5)
})

test('reconnects at once after an orderly end, as a window that returns, without refetching', async () => {
  const { stream, asked } = await open()
  const first = await stream()
  first.say({ again: true })
  first.drop()
  const second = await stream(1)
  expect([first.url, second.url]).toEqual(['/events', '/events?back=1'])
  await passing(120)
  expect(asked()).toBe(1)
})

test('sign-out ends the stream; a new token of the same user starts another', async () => {
  const { stream, stop } = await open()
  const first = await stream()
  writeSession({ authToken: 'a-new-token' })
  const second = await stream(1)
  expect([first.isLeft(), second.token]).toEqual([true, 'a-new-token'])
  clearSession()
  await expect.poll(second.isLeft).toBe(true)
  stop()
})

test('a rejected connection queries the signed-in user, so that the session ends by the usual rules', async () => {
  signedIn()
  const gateway = fakeGateway({ Me: { me: null } })
  const events = fakeEvents()
  events.status = 401
  stops.push(startLive(createApollo(() => undefined)))
  await expect.poll(() => gateway.callsOf('Me').length).toBeGreaterThan(0)
})

test('a window without the connection receives notices from the one with it', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { locks: { request: () => new Promise(() => undefined) } }),
  )
  const { events, asked } = await open()
  const leader = new BroadcastChannel(`live/${emailHash('owner@demo.test')}`)
  leader.postMessage.bind(leader)({ notices: [changed] })
  await expect.poll(asked).toBe(2)
  leader.close()
  expect(events.streams).toEqual([])
})

test('a hidden window waits until it is visible', async () => {
  const { stream, asked } = await open()
  const { say } = await stream()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  say({ notices: [changed] })
  await passing(120)
  expect(asked()).toBe(1)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(asked).toBe(2)
})

test('when the connected window closes, another one connects and receives changes', async () => {
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>): Promise<void> => {
    const led = turn.then(() => signal.throwIfAborted()).then(act)
    turn = led.catch(() => undefined)
    return led
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }))
  const { events, stream, stop, asked } = await open()
  const first = await stream()
  const second = createApollo(() => undefined)
  second.watchQuery({ query: taxes }).subscribe(() => undefined)
  await expect.poll(asked).toBe(2)
  stops.push(startLive(second))
  await passing(30)
  expect(events.streams).toHaveLength(1)
  stop()
  expect(first.isLeft()).toBe(true)
  const next = await stream(1)
  next.say({ notices: [changed] })
  await expect.poll(asked).toBe(3)
})
