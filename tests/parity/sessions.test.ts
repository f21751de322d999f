import { buildApp } from '@callout/gateway/app'
import { API_PREFIX, rows } from '@callout/mock-api/http/rows'
import { register } from '@callout/mock-api/testing/newcomer'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOperation } from '../roles/operationSamples.ts'
import { beforeSession, accessibleIds, rights } from '../roles/rights.ts'

/**
 * Each call without a session, with an ended one, before the code, and after the end of the plan: to the mock and, as the operation
 * of its pact, through the gateway. The rows of the table are those of `tests/roles/rights.ts`, which fails without a line per call.
 */

const DAY_SECONDS = 24 * 60 * 60

/** wire.md section 7, by hand: calls of sign-up, before the code. */
const beforeCode: ReadonlySet<string> = new Set(['updateProfile', 'listCategories', 'listCancelReasons', 'listAdminAuthorities'])
/** wire.md D21, by hand: writes after the end of a plan. `updateProfile` is of sign-up, before there is a plan. */
const withoutPlan: ReadonlySet<string> = new Set([
  'subscribe',
  'changeSubscription',
  'cancelSubscription',
  'updatePaymentConfiguration',
  'updateProfile',
])

type Outcome = 'signed out' | 'code needed' | 'plan needed' | 'admitted'
const isWrite = (name: string): boolean => !rights[name]?.path.startsWith('GET')
const signedOut = (): Outcome => 'signed out'
const afterPlan = (name: string): Outcome => (isWrite(name) && !withoutPlan.has(name) ? 'plan needed' : 'admitted')

/** What happens to the call of a user in that state. */
const states = {
  'without a token': signedOut,
  'with an unknown token': signedOut,
  'after 30 days': signedOut,
  'of a deactivated user': signedOut,
  'before the code': (name: string): Outcome => (beforeCode.has(name) ? 'admitted' : 'code needed'),
  'after a trial': afterPlan,
  'after a plan': afterPlan,
} as const
type State = keyof typeof states
const tested = Object.keys(states) as State[]

let mock: TestApp
let gateway: FastifyInstance
let tokens: Readonly<Record<State, string>>
let seeded: ReturnType<TestApp['store']['snapshot']>
beforeAll(async () => {
  mock = testApp()
  const old = await mock.signIn('branch')
  for (const session of mock.store.sessions.all())
    mock.store.sessions.update(session.id, { created_at: session.created_at - 30 * DAY_SECONDS })
  tokens = {
    'without a token': '',
    'with an unknown token': 'made-up',
    'after 30 days': old,
    'of a deactivated user': await mock.signIn('staff'),
    'before the code': await register(mock),
    'after a trial': await mock.signIn('trial-ended'),
    'after a plan': await mock.signIn('expired'),
  }
  mock.store.users.update(13, { is_active: false })
  seeded = mock.store.snapshot()
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  gateway = await buildApp({ restBaseUrl: `${address}${API_PREFIX}` })
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

async function byMock(name: string, token: string): Promise<Outcome> {
  const { path, body, of } = rights[name] ?? { path: '' }
  const id = of ? accessibleIds[of] : 0
  const [method = '', address = ''] = path.replace('{id}', String(id)).split(' ')
  const options = { ...(token !== '' && { token }), ...(body && { body: body(mock, id) }) }
  const { responseCode, responseMessage } = await mock.call(method as 'GET', address, options)
  if (responseCode === 401) return responseMessage === 'Need to Confirm your Account with OTP' ? 'code needed' : 'signed out'
  return responseCode === 402 ? 'plan needed' : 'admitted'
}

const outcomes: Readonly<Record<string, Outcome>> = {
  UNAUTHENTICATED: 'signed out',
  OTP_REQUIRED: 'code needed',
  SUBSCRIPTION_REQUIRED: 'plan needed',
}

async function byGateway(name: string, token: string): Promise<Outcome> {
  const { query, variables } = getOperation(name) ?? { query: '' }
  const headers = token === '' ? {} : { authorization: token }
  const payload = { query, variables: rights[name]?.asked ?? variables }
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload })
  const { errors = [] } = reply.json<{ errors?: readonly { readonly extensions?: { readonly code?: string } }[] }>()
  return errors.map(({ extensions }) => outcomes[extensions?.code ?? '']).find((outcome) => outcome !== undefined) ?? 'admitted'
}

test.each(Object.keys(rights))('%s', async (name) => {
  const expected = Object.fromEntries(tested.map((state) => [state, states[state](name)]))
  const replies = async (ask: typeof byMock) => {
    const found: Partial<Record<State, Outcome>> = {}
    for (const state of tested) {
      found[state] = await ask(name, tokens[state])
      await mock.store.restore(seeded)
    }
    return found
  }
  expect(await replies(byMock), 'the mock').toEqual(expected)
  expect(await replies(byGateway), 'the gateway').toEqual(expected)
})

test('public calls need no session; those of the code need its token', async () => {
  const needy: string[] = []
  for (const { name, method, path } of rows.filter((row) => beforeSession.includes(row.name)))
    if ((await mock.call(method, path.replaceAll(/\{\w+\}/g, '1'), { body: method === 'GET' ? undefined : {} })).responseCode === 401)
      needy.push(name)
  expect(needy.toSorted()).toEqual(['resendOtp', 'verifyUser'])
})
