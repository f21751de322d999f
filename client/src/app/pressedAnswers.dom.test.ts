import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { userType } from '@callout/contracts/profile/userType'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUnlessBegun, forgetBegun, isBegun } from '../shared/api/begunCalls.ts'
import { clockAhead, hearServerTime } from '../shared/api/clockAhead.ts'
import { keepAnswer } from '../shared/api/answerStore.ts'
import { askAgain, takeAnswersInto, takePressed } from './pressedAnswers.ts'

vi.mock('../shared/api/answerStore.ts', () => ({ keepAnswer: vi.fn<() => Promise<void>>(async () => {}) }))

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
  localStorage.setItem('authToken', 'mine')
})
afterEach(() => {
  localStorage.clear()
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
  ['never ends', async () => new Response(new ReadableStream())],
  ['nobody can read', async () => new Response('<html>')],
  ['says nothing', async () => Response.json(null)],
])('an answer that %s is left to the page', async (_, answer) => {
  await press('12', answer())
  await takePressed(query)
  expect(asked).not.toHaveBeenCalled()
  expect(window.begunCalls).toHaveLength(1)
  expect(client.prioritizeCacheValues).toBe(false)
})

test.each([
  ['a refusal', { errors: [{ message: 'Not here' }] }],
  ['an answer with a gap', { data: { opened: null }, errors: [{ message: 'Not here' }] }],
])('%s is left to the page, which tells it', async (_, answer) => {
  await press('12', Promise.resolve(Response.json(answer)))
  await takePressed(query)
  expect(kept('12')).toBeNull()
  await expect(client.query({ query, variables: { id: '12' } })).rejects.toThrow('Not here')
  expect(asked).not.toHaveBeenCalled()
})

test('an answer of another session is not taken', async () => {
  await press('12', answerOf('12'))
  localStorage.setItem('authToken', 'next')
  await takePressed(query)
  expect(kept('12')).toBeNull()
  expect(client.prioritizeCacheValues).toBe(false)
})

test('what was asked before a change, and comes after it, is not taken', async () => {
  let answered: (answer: Response) => void = () => {}
  await press('12', new Promise<Response>((resolve) => void (answered = resolve)))
  const taken = takePressed(query)
  forgetBegun()
  answered(await answerOf('12'))
  await taken
  expect(kept('12')).toBeNull()
})

const jobQuery = gql`
  query Job($id: ID!) {
    job(id: $id) {
      id
    }
  }
`
const jobData = { job: { __typename: 'Job', id: '7' } }

/** Somebody of that kind opens job 7. */
async function openJob(type: keyof typeof userType): Promise<void> {
  localStorage.setItem('userType', userType[type].code)
  const answer = Promise.resolve(Response.json({ data: jobData }))
  window.begunCalls = [{ token: 'mine', body: '{"operationName":"Job","variables":{"id":"7"}}', answer }]
  await takePressed(jobQuery)
  expect(client.readQuery({ query: jobQuery, variables: { id: '7' } })).toEqual(jobData)
}

test('of a technician it is kept for a day without network, of others it is not', async () => {
  await openJob('COMPANY')
  await openJob('STAFF')
  await vi.waitFor(() => expect(keepAnswer).toHaveBeenCalledExactlyOnceWith('Job/{"id":"7"}', jobData))
})

test('it says what time it is where times are kept, as every answer does', async () => {
  const headers = { date: new Date(Date.now() - 5 * 60_000).toUTCString() }
  const answer = (await (await answerOf('12')).json()) as object
  await press('12', Promise.resolve(Response.json(answer, { headers })))
  await takePressed(query)
  expect(clockAhead()).toBeGreaterThanOrEqual(300)
  hearServerTime(null)
})
