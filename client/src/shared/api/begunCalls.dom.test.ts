import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUnlessBegun, forgetBegun } from './begunCalls.ts'

const body = JSON.stringify({ operationName: 'Me', query: 'query Me { me { id } }' })
const early = new Response('early')
const call = (token: string, sent: string = body) =>
  fetchUnlessBegun('/graphql', { method: 'POST', headers: { authorization: token }, body: sent })
const made = vi.fn<typeof fetch>()

beforeEach(() => {
  made.mockReset().mockImplementation(async () => new Response('late'))
  vi.stubGlobal('fetch', made)
  window.begunCalls = [{ token: 'mine', body, answer: Promise.resolve(early) }]
})
afterEach(() => {
  delete window.begunCalls
})

test('a call that is on its way already is not made again', async () => {
  expect(await call('mine')).toBe(early)
  expect(made).not.toHaveBeenCalled()
})

test('its answer is handed out once: who asks again, asks the server', async () => {
  await call('mine')
  expect(await (await call('mine')).text()).toBe('late')
})

test('nobody gets an answer that was asked for with the token of somebody else', async () => {
  expect(await call('another')).not.toBe(early)
})

test('another question is asked', async () => {
  expect(await call('mine', JSON.stringify({ operationName: 'Jobs', query: 'query Jobs { jobs { page } }' }))).not.toBe(early)
})

test('after a change no earlier answer counts', async () => {
  forgetBegun()
  expect(await call('mine')).not.toBe(early)
})
