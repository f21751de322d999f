import { countries } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import { house, type House } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'
import { createKeptAnswers } from './keptAnswers.ts'

const ask = ({ app }: House, query: string, token?: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: token === undefined ? {} : { authorization: token }, payload: { query } })
const list = '{ countries { id name } }'

test('what is the same for everybody is asked for once, and its age is said', async () => {
  const here = await house({ listCountries: ok(countries) }, { keptMs: 60_000 })
  const [first, again] = [await ask(here, list, 'a'), await ask(here, list, 'b')]
  expect(again.json()).toEqual(first.json())
  expect([first.headers['age'], again.headers['age']]).toEqual([undefined, '0'])
  expect(here.backend.calls).toEqual({ listCountries: 1 })
  await ask(here, '{ countries(search: "ind") { id } }')
  expect(here.backend.calls).toEqual({ listCountries: 2 })
})

test('what is refused or of somebody is not kept', async () => {
  const here = await house({ listCountries: (_, nth) => (nth === 1 ? refused(500, 'Down') : ok(countries)) }, { keptMs: 60_000 })
  expect((await ask(here, list)).json().errors[0].extensions.code).toBe('UPSTREAM_FAILED')
  expect((await ask(here, list)).json().data.countries).toHaveLength(2)
  for (const token of ['a', 'a']) await ask(here, '{ job(id: "501") { id } }', token)
  expect(here.backend.calls).toMatchObject({ listCountries: 2, getJob: 2 })
})

test('without the setting nothing is kept', async () => {
  const here = await house({ listCountries: ok(countries) })
  for (const _ of [1, 2]) expect((await ask(here, list)).headers).not.toHaveProperty('age')
  expect(here.backend.calls).toEqual({ listCountries: 2 })
})

test('an answer is kept for its time, and the first of too many goes', () => {
  let now = 0
  const kept = createKeptAnswers<string>(1000, undefined, () => now)
  kept.keep('a', 'A')
  now = 999
  expect(kept.here('a')).toEqual({ answer: 'A', at: 0 })
  now = 1000
  expect(kept.here('a')).toBeUndefined()
  for (let at = 0; at <= 500; at++) kept.keep(String(at), 'x')
  expect([kept.here('0'), kept.here('1')?.answer, kept.here('500')?.answer]).toEqual([undefined, 'x', 'x'])
})

test('several gateways keep together; nonsense there is not there', async () => {
  const texts = new Map<string, string>()
  const shared = { get: async (key: string) => texts.get(key), set: (key: string, text: string) => void texts.set(key, text) }
  const [one, other] = [createKeptAnswers<string>(1000, shared, () => 5), createKeptAnswers<string>(1000, shared, () => 10)]
  one.keep('a', 'A')
  expect(other.here('a')).toBeUndefined()
  expect(await other.elsewhere?.('a')).toEqual({ answer: 'A', at: 5 })
  expect(other.here('a')?.answer).toBe('A')
  texts.set('b', '{"answer"')
  expect(await other.elsewhere?.('b')).toBeUndefined()
})
