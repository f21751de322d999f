import { beforeEach, expect, test, onTestFinished } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { setRouter } from '../../../lib/navigation/address.ts'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { takePendingSignIn } from './pendingSignIn.ts'
import type { Delivery } from './deliver.ts'
import { type ProviderSettings, providerOf } from './providers.ts'
import type { ProviderName } from './providerNames.ts'
import { startSignIn } from './startSignIn.ts'

beforeEach(() => sessionStorage.clear())

const started = { provider: 'GOOGLE', state: 's1', nonce: 'n1', from: '/login', requested: null } as const
const back = `${window.location.origin}/party-return`

/** Target and fields of the navigation to a provider. */
function sentBy(name: ProviderName, settings: ProviderSettings) {
  const sent: { url: URL; fields: object }[] = []
  const delivery: Delivery = {
    go: (url) => void sent.push({ url: new URL(url), fields: Object.fromEntries(new URL(url).searchParams) }),
    post: (url, fields) => void sent.push({ url: new URL(url), fields }),
  }
  providerOf(name, settings, delivery)?.start(started)
  return sent[0]
}

const identityUrl = 'http://127.0.0.1:4010/control/identity'

test('Google is asked for the gender read scope, a code, and an identity token with this window’s nonce', () => {
  const sent = sentBy('Google', { googleClientId: 'g1', identityUrl })
  expect(sent?.url.href).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/)
  expect(sent?.fields).toEqual({
    client_id: 'g1',
    redirect_uri: back,
    response_type: 'code id_token',
    response_mode: 'fragment',
    scope: 'openid email profile https://www.googleapis.com/auth/user.gender.read',
    state: 's1',
    nonce: 'n1',
  })
})

test('Apple begins with a form post to the auth host', () => {
  const sent = sentBy('Apple', { appleClientId: 'a1', authHost: 'https://auth.callout.test/' })
  expect(sent?.url.href).toBe('https://auth.callout.test/auth/apple')
  expect(sent?.fields).toEqual({ client_id: 'a1', redirect_uri: back, state: 's1', nonce: 'n1' })
})

test('Facebook is asked for a code', () => {
  expect(sentBy('Facebook', { facebookClientId: 'f1' })?.fields).toMatchObject({ client_id: 'f1', response_type: 'code', state: 's1' })
})

test.each(['Google', 'Facebook'] as const)('without a client id the identity page simulates %s', (name) => {
  const sent = sentBy(name, { identityUrl })
  expect(sent?.url.pathname).toBe('/control/identity')
  expect(sent?.fields).toEqual({ provider: name, redirect_uri: back, state: 's1', nonce: 'n1' })
})

test('without a client id the identity page receives Apple’s form post', () => {
  const sent = sentBy('Apple', { identityUrl })
  expect(sent?.url.href).toBe('http://127.0.0.1:4010/control/auth/apple')
  expect(sent?.fields).toEqual({ redirect_uri: back, state: 's1', nonce: 'n1' })
})

test.each([{}, { appleClientId: 'a1' }, { authHost: 'https://auth.callout.test' }])('Apple is not available with only %o', (settings) => {
  expect(sentBy('Apple', settings)).toBeUndefined()
})

test('the pending sign-in stores its page and the requested page', async () => {
  fakeGateway().settings = { identityUrl }
  window.history.replaceState(null, '', '/register')
  const entry = { pathname: '/register', state: { from: '/jobs/7' } }
  onTestFinished(setRouter(createMemoryRouter([{ path: '*' }], { initialEntries: [entry] })))
  const gone: string[] = []
  await startSignIn('Google', { go: (url) => void gone.push(url), post: () => undefined })
  const saved = takePendingSignIn()
  expect(saved).toMatchObject({ provider: 'GOOGLE', from: '/register', requested: '/jobs/7' })
  expect(saved?.state).toMatch(/^[0-9a-f]{48}$/)
  expect(new URL(gone[0] ?? '').searchParams.get('state')).toBe(saved?.state)
  expect(takePendingSignIn()).toBeNull()
})

test.each([{}, { identityUrl: 'javascript:alert(1)' }, { identityUrl: 7 }])('settings like %o start nothing', async (settings) => {
  fakeGateway().settings = settings
  await startSignIn('Google', { go: () => expect.fail('gone'), post: () => expect.fail('gone') })
  expect(takePendingSignIn()).toBeNull()
})
