import { formatState } from '../features/offlineQueue/stepText.ts'
import type { WaitingStep } from '../features/offlineQueue/waitingSteps.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { writeDraft } from '../lib/forms/formDrafts.ts'
import { navigationState } from '../lib/navigation/address.ts'
import { fakeGateway, outOfReach, refuse } from '../testing/fakeGateway.ts'
import { owner, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

const signInPage = () => screen.findByRole('heading', { name: 'Sign in to Callout' })
const accountButton = () => screen.findByRole('button', { name: 'Account: Olivia Owner' })

test.each(['/', '/jobs', '/jobs/7', '/anything'])('without a session %s redirects to the sign-in page', async (path) => {
  fakeGateway()
  renderAt(path)
  expect(await signInPage()).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('after sign-in an address that looks like another site is not opened', async () => {
  fakeGateway({ Me: { me: owner } })
  renderAt(`${window.location.origin}//evil.example/jobs`)
  expect(await signInPage()).toBeVisible()
  act(() => signedIn())
  expect(await accountButton()).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test('every call sends the stored token', async () => {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner } })
  renderAt('/nowhere')
  await waitFor(() => expect(gateway.calls.length).toBeGreaterThan(0))
  expect(gateway.calls[0]?.headers.get('authorization')).toBe('token-of-the-owner')
})

test('an unknown path is reported inside the shell', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/nowhere')
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(await accountButton()).toBeVisible()
  expect(document.title).toBe('Page not found · Callout')
})

test('sign-out ends the session and preserves the theme', async () => {
  signedIn()
  localStorage.setItem('mantine-color-scheme-value', 'dark')
  fakeGateway({ Me: { me: owner } })
  const { user } = renderAt('/nowhere')
  await user.click(await accountButton())
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await signInPage()).toBeVisible()
  expect(Object.keys(localStorage)).toEqual(['mantine-color-scheme-value'])
  expect(navigationState()).toBeNull()
})

describe('signing out with unsaved input', () => {
  const typeAndSignOut = async () => {
    signedIn()
    fakeGateway({ Me: { me: owner } })
    const { user } = renderAt('/taxes/new')
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'County tax')
    await user.click(await accountButton())
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Sign out without saving?' })) }
  }

  test('is asked first, and the input stays', async () => {
    const { user, dialog } = await typeAndSignOut()
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
    expect(localStorage.getItem('authToken')).not.toBeNull()
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('County tax')
  })

  test('deletes the input once confirmed', async () => {
    const { user, dialog } = await typeAndSignOut()
    await user.click(dialog.getByRole('button', { name: 'Discard and sign out' }))
    expect(await signInPage()).toBeVisible()
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('County tax')
  })

  test('is asked about the draft of a form that was left', async () => {
    signedIn()
    fakeGateway({ Me: { me: owner } })
    const { user } = renderAt('/nowhere')
    await accountButton()
    writeDraft('/jobs/new job', { values: { title: 'Pump' } })
    await user.click(await accountButton())
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible()
  })
})

test('signing out in another tab ends the session here too', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/nowhere')
  await accountButton()
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(await signInPage()).toBeVisible()
  expect(window.location.pathname).toBe('/login')
})

test('a 401 shows its message, clears storage, redirects to the sign-in page, and back afterwards', async () => {
  signedIn()
  fakeGateway({ Me: refuse('UNAUTHENTICATED', 'Your session has ended.', { responseCode: 401 }) })
  renderAt('/nowhere?tab=2')
  expect(await signInPage()).toBeVisible()
  expect(await screen.findByText('Your session has ended.', { selector: 'main *' })).toBeVisible()
  expect(await screen.findByText('Your session has ended.', { selector: '[role=alert] *, [role=alert]' })).toBeVisible()
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(localStorage.getItem('authEmail')).toBeNull()
  expect(navigationState()).toEqual({ from: '/nowhere?tab=2', reason: 'Your session has ended.' })
})

test('a 401 that requires the code is not handled as the end of the session', async () => {
  signedIn()
  const gateway = fakeGateway({ Me: refuse('OTP_REQUIRED', 'Need to Confirm your Account with OTP', { responseCode: 401 }) })
  renderAt('/nowhere')
  await waitFor(() => expect(gateway.callsOf('Me').length).toBe(1))
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(localStorage.getItem('authToken')).toBe('token-of-the-owner')
})

test('a 402 redirects to the plans, which say what has ended and why', async () => {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  const subscriptionDetails = { ...owner.subscriptionDetails, userPurchaseSku: 'free_trial', purchaseSkuName: null, remainingDays: 0 }
  signedIn()
  fakeGateway({
    Me: { me: { ...owner, subscriptionDetails } },
    Jobs: refuse('SUBSCRIPTION_REQUIRED', 'Your trial has ended', { responseCode: 402 }),
    CurrentPlans: { plans: [] },
  })
  renderAt('/jobs')
  expect(await screen.findByText('Your free trial has ended')).toBeVisible()
  expect(window.location.pathname).toBe('/pricing-plans')
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/jobs')
  expect(screen.getByText('Your trial has ended You need an active plan to continue.')).toBeVisible()
  watch.disconnect()
  expect(seen.filter((text) => text.includes('Something went wrong!'))).toEqual([])
})

test('a banner shows while the server is unreachable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    signedIn()
    const gateway = fakeGateway({ Me: outOfReach() })
    renderAt('/nowhere')
    expect(await screen.findByText('Can’t reach the server. Trying again…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(gateway.callsOf('Me').length).toBeGreaterThan(1)
    gateway.answer({ Me: { me: { ...owner, name: 'Olivia Back' } } })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(screen.queryByText(/cannot reach the server/)).toBeNull())
    expect(await screen.findByRole('button', { name: 'Account: Olivia Back' })).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('without a network of its own, the device is offline and steps are waiting to send', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  signedIn()
  fakeGateway({ Me: outOfReach(), Jobs: outOfReach() })
  renderAt('/jobs')
  expect(await screen.findByText('You’re offline', { selector: '[role=status] *' })).toBeVisible()
  expect(await screen.findByText('You’re offline', { selector: '[role=alert] *' })).toBeVisible()
  expect(screen.queryByText(/Can’t reach the server/)).toBeNull()
  const sending = { seq: 1, lane: '12', state: 'sending' } as WaitingStep
  expect([true, false].map((isOffline) => formatState(sending, false, isOffline))).toEqual([
    'Waiting to send',
    'Checking whether it arrived',
  ])
  Reflect.deleteProperty(navigator, 'onLine')
})

test('an unreachable upstream counts as an unreachable server', async () => {
  signedIn()
  fakeGateway({ Me: refuse('UPSTREAM_UNAVAILABLE', 'The service cannot be reached right now.') })
  renderAt('/nowhere')
  expect(await screen.findByText('Can’t reach the server. Trying again…')).toBeVisible()
})

test('the theme follows the choice and is stored', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  const { user } = renderAt('/nowhere')
  await user.click(await accountButton())
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
})
