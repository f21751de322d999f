import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUnlessBegun, isBegun } from '../shared/api/begunCalls.ts'
import { askAgain, takeAnswersInto, takePressed } from './pressedAnswers.ts'

const query = gql`
  query Opened($id: ID!) {
    opened(id: $id) {
      id
      title
    }
  }
`
const asked = vi.fn<typeof fetch>()
const link = new HttpLink({ uri: '/graphql', headers: { authorization: 'mine' }, fetch: fetchUnlessBegun })
let client: ApolloClient

/** The press has asked for that record, letter for letter as the page does. */
async function press(id: string, answer: Promise<Response>): Promise<void> {
  asked.mockImplementationOnce(() => answerOf(id))
  await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' })
  const body = String(asked.mock.lastCall?.[1]?.body)
  asked.mockClear()
  window.begunCalls = [...(window.begunCalls ?? []), { token: 'mine', body, answer }]
}
const answerOf = (id: string): Promise<Response> =>
  Promise.resolve(Response.json({ data: { opened: { __typename: 'Opened', id, title: `Record ${id}` } } }))
const kept = (id: string): unknown => client.readQuery({ query, variables: { id } })

beforeEach(() => {
  client = new ApolloClient({ cache: new InMemoryCache(), link })
  takeAnswersInto(client)
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  delete window.begunCalls
})

test('what was asked for the page is there when it is drawn, and is not asked again for as long as that takes', async () => {
  await press('11', answerOf('11'))
  await press('12', answerOf('12'))
  expect(isBegun(query)).toBe(true)
  await takePressed(query)
  expect(kept('12')).toEqual({ opened: { __typename: 'Opened', id: '12', title: 'Record 12' } })
  expect(kept('11')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  expect(client.prioritizeCacheValues).toBe(true)
  askAgain()
  expect(client.prioritizeCacheValues).toBe(false)
})

test('where a page fails while it is drawn, others ask all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await press('12', answerOf('12'))
  await takePressed(query)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(client.prioritizeCacheValues).toBe(false)
})

test('a page that nothing was asked for asks by itself', async () => {
  expect(isBegun(query)).toBe(false)
  await takePressed(query)
  expect(asked).not.toHaveBeenCalled()
  expect(client.prioritizeCacheValues).toBe(false)
})

test.each([
  ['takes its time', () => new Promise<Response>(() => {})],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer that %s is left to the page', async (_, answer) => {
  await press('12', answer())
  await takePressed(query)
  expect(asked).not.toHaveBeenCalled()
  expect(window.begunCalls).toHaveLength(1)
  expect(client.prioritizeCacheValues).toBe(false)
})

test('a refusal is asked for again by the page, which tells it', async () => {
  await press('12', Promise.resolve(Response.json({ errors: [{ message: 'Not here' }] })))
  await expect(takePressed(query)).resolves.toBeUndefined()
  expect(kept('12')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
