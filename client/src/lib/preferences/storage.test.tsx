import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { browserStore, isStorageBlocked } from './storage.ts'

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  browserStore.names().forEach(browserStore.remove)
  vi.restoreAllMocks()
})

function blockSiteData(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked)
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked)
}

test('stores texts by name', () => {
  expect(isStorageBlocked()).toBe(false)
  expect(browserStore.write('a', '1')).toBe(true)
  expect({ ...localStorage }).toEqual({ a: '1' })
  expect(browserStore.names()).toEqual(['a'])
})

test('with a full storage this window reads its last write', () => {
  localStorage.setItem('columns', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(browserStore.write('columns', 'new')).toBe(false)
  expect(browserStore.read('columns')).toBe('new')
  setItem.mockRestore()
  expect(browserStore.write('columns', 'newest')).toBe(true)
  expect([browserStore.read('columns'), localStorage.getItem('columns')]).toEqual(['newest', 'newest'])
})

test('deleting a text removes it from storage and memory', () => {
  blockSiteData()
  browserStore.write('authToken', 'a')
  expect(browserStore.read('authToken')).toBe('a')
  browserStore.remove('authToken')
  expect(browserStore.read('authToken')).toBeNull()
})

beforeEach(() => {
  fakeGateway({
    SignIn: { signIn: { __typename: 'SignedIn', token: 'fresh-token', message: 'Welcome', user: owner } },
    Me: { me: owner },
    Plans: { plans: [] },
  })
})

const missing = /Your browser blocks site data for Callout\. You can sign in, but you’ll be signed out when you reload or close this page/

test.each([
  ['/home', 'Grow Your Business With Us.'],
  ['/login', 'Sign in to Callout'],
  ['/register', 'Create your account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/jobs', 'Sign in to Callout'],
])('%s works with site data blocked', async (path, heading) => {
  blockSiteData()
  renderAt(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

test('with site data blocked sign-in works, and warns that it will not last', { tags: 'nightly' }, async () => {
  blockSiteData()
  const { user } = renderAt('/login')
  expect(await screen.findByText(missing)).toBeVisible()
  await user.type(await screen.findByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Account: Olivia Owner' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
})

test('with site data blocked a sign-in that leaves the page does not start, and says why', async () => {
  blockSiteData()
  const { user } = renderAt('/login')
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText(/Signing in with Google needs site data, which your browser blocks/)).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('an unblocked browser shows no note about site data', async () => {
  renderAt('/login')
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(screen.queryByText(missing)).toBeNull()
})
