import { countries } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'
import { createResponseCache } from './responseCache.ts'

const ask = ({ app }: TestGateway, query: string, token?: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: token === undefined ? {} : { authorization: token }, payload: { query } })
const list = '{ countries { id name } }'

test('caches public data and reports its age', async () => {
  const local = await testGateway({ listCountries: ok(countries) }, { cacheMs: 60_000 })
  const [first, again] = [await ask(local, list, 'a'), await ask(local, list, 'b')]
  expect(again.json()).toEqual(first.json())
  expect([first.headers['age'], again.headers['age']]).toEqual([undefined, '0'])
  expect(local.backend.calls).toEqual({ listCountries: 1 })
  await ask(local, '{ countries(search: "ind") { id } }')
  expect(local.backend.calls).toEqual({ listCountries: 2 })
})

test('caches neither errors nor private data', async () => {
  const local = await testGateway({ listCountries: (_, nth) => (nth === 1 ? refused(500, 'Down') : ok(countries)) }, { cacheMs: 60_000 })
  expect((await ask(local, list)).json().errors[0].extensions.code).toBe('UPSTREAM_FAILED')
  expect((await ask(local, list)).json().data.countries).toHaveLength(2)
  for (const token of ['a', 'a']) await ask(local, '{ job(id: "501") { id } }', token)
  expect(local.backend.calls).toMatchObject({ listCountries: 2, getJob: 2 })
})

test('caches nothing without the setting', async () => {
  const local = await testGateway({ listCountries: ok(countries) })
  for (const _ of [1, 2]) expect((await ask(local, list)).headers).not.toHaveProperty('age')
  expect(local.backend.calls).toEqual({ listCountries: 2 })
})

test('expires entries and removes the oldest beyond the limit', async () => {
  let now = 0
  const entry = createResponseCache<string>(1000, undefined, () => now)
  entry.add('a', 'A')
  now = 999
  expect(await entry.get('a')).toEqual({ answer: 'A', at: 0 })
  now = 1000
  expect(await entry.get('a')).toBeUndefined()
  for (let at = 0; at <= 500; at++) entry.add(String(at), 'x')
  const [first, second, last] = await Promise.all(['0', '1', '500'].map(entry.get))
  expect([first, second?.answer, last?.answer]).toEqual([undefined, 'x', 'x'])
})

test('shares the cache between gateways and ignores invalid entries', async () => {
  const texts = new Map<string, string>()
  const sharedCache = { get: async (key: string) => texts.get(key), set: (key: string, text: string) => void texts.set(key, text) }
  const [one, other] = [createResponseCache<string>(1000, sharedCache, () => 5), createResponseCache<string>(1000, sharedCache, () => 10)]
  one.add('a', 'A')
  expect(await other.get('a')).toEqual({ answer: 'A', at: 5 })
  texts.clear()
  expect((await other.get('a'))?.answer).toBe('A')
  texts.set('b', '{"answer"')
  expect(await other.get('b')).toBeUndefined()
})
