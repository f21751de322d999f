import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUnlessBegun, forgetBegun } from './begunCalls.ts'
import { askPressed } from './pressedCalls.ts'

const made = vi.fn<typeof fetch>()
const sent = (): unknown[] => made.mock.calls.map(([, init]) => init?.body)
const taken = (body: string, token = 'mine') => fetchUnlessBegun('/graphql', { method: 'POST', headers: { authorization: token }, body })
const ofJob = (id: string): string => `{"operationName":"Job","variables":{"id":${JSON.stringify(id)}}}`

beforeEach(() => {
  made.mockReset().mockImplementation(async () => new Response('answer'))
  vi.stubGlobal('fetch', made)
  localStorage.setItem('authToken', 'mine')
  window.pressedCalls = {
    headers: { accept: 'application/json' },
    bodies: { '/jobs/:jobId': '{"operationName":"Job","variables":{"id":"{id}"}}', '/jobs/new': '{"operationName":"Settings"}' },
  }
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  delete window.pressedCalls
  delete window.begunCalls
})

test('what the page asks then is on its way, with the token and for that id', async () => {
  askPressed('/jobs/:jobId', '12')
  expect(made).toHaveBeenCalledExactlyOnceWith('/graphql', expect.objectContaining({ method: 'POST', body: ofJob('12') }))
  expect(new Headers(made.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('mine')
  expect(await (await taken(ofJob('12'))).text()).toBe('answer')
  expect(made).toHaveBeenCalledTimes(1)
})

test('an id with quotes stays one', () => {
  askPressed('/jobs/:jobId', '1"},$&')
  expect(sent()).toEqual([ofJob('1"},$&')])
})

test('a press and its click ask once, the next press asks anew', async () => {
  askPressed('/jobs/:jobId', '12')
  askPressed('/jobs/:jobId', '12')
  expect(sent()).toEqual([ofJob('12')])
  await taken(ofJob('12'))
  askPressed('/jobs/:jobId', '12')
  expect(sent()).toEqual([ofJob('12'), ofJob('12')])
})

test('an answer that nobody came for is too old after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  askPressed('/jobs/:jobId', '12')
  vi.advanceTimersByTime(3001)
  await taken(ofJob('12'))
  expect(made).toHaveBeenCalledTimes(2)
})

test('after a change, and with another token, it is asked anew', async () => {
  askPressed('/jobs/:jobId', '12')
  await taken(ofJob('12'), 'another')
  expect(made).toHaveBeenCalledTimes(2)
  forgetBegun()
  await taken(ofJob('12'))
  expect(made).toHaveBeenCalledTimes(3)
})

test('a failure is told to whoever comes for it, and to nobody else', async () => {
  made.mockRejectedValue(new TypeError('Failed to fetch'))
  askPressed('/jobs/:jobId', '12')
  await expect(taken(ofJob('12'))).rejects.toThrow('Failed to fetch')
})

test('a mouse that only rests opens nothing: what is the same for all is asked for again', async () => {
  const body = '{"operationName":"Settings"}'
  askPressed('/jobs/new', undefined, false)
  await taken(body)
  askPressed('/jobs/new', undefined, false)
  expect(sent()).toEqual([body, body])
})

test('an answer that is kept is asked for once; other pages and people without a session ask nothing', () => {
  askPressed('/jobs/new', undefined)
  forgetBegun()
  askPressed('/jobs/new', undefined)
  askPressed('/taxes', undefined)
  localStorage.clear()
  askPressed('/jobs/:jobId', '12')
  expect(sent()).toEqual(['{"operationName":"Settings"}'])
})
