import type { Stripe } from '@stripe/stripe-js'
import { afterEach, expect, test, vi } from 'vitest'
import { CARD_DEADLINE_MS, type CardSetting, CardTimeout } from './cardForm.ts'
import { cardForms, mountCard } from './useMountedCard.ts'
import { stripeCard } from './stripeCard.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setting = (more: Partial<CardSetting> = {}): CardSetting => ({
  publishableKey: 'pk_test_abcdefgh1234',
  clientSecret: 'seti_1_secret_2',
  isDark: false,
  onEnter: () => undefined,
  onTyped: () => undefined,
  ...more,
})
type Listener = (event?: unknown) => void

/** Fake of the used part of Stripe.js. Its element becomes ready at once unless `opens` hangs or fails. */
function fakeStripe({ submitted = {}, confirmed = {}, opens = 'ready' }: { submitted?: object; confirmed?: object; opens?: string } = {}) {
  const listeners = new Map<string, Listener>()
  const listen = (name: string, listener: Listener): void => void listeners.set(name, listener)
  const element = {
    on: listen,
    once: listen,
    mount: vi.fn<(place: HTMLElement) => void>(() => {
      if (opens === 'ready') listeners.get('ready')?.()
      else if (opens !== 'hangs') listeners.get('loaderror')?.({ error: { message: opens } })
    }),
    focus: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
  }
  const create = vi.fn<(kind: string) => typeof element>(() => element)
  const elements = { create, submit: async () => submitted }
  const makeElements = vi.fn<(options: object) => typeof elements>(() => elements)
  const confirmSetup = vi.fn<(options: object) => Promise<object>>(async () => confirmed)
  const load = vi.fn<(key: string) => Promise<Stripe | null>>(async () => ({ elements: makeElements, confirmSetup }) as unknown as Stripe)
  return { load, element, makeElements, confirmSetup, tell: (name: string) => listeners.get(name)?.() }
}
const opened = async (fake: ReturnType<typeof fakeStripe>, more: Partial<CardSetting> = {}) =>
  stripeCard(fake.load)(document.createElement('div'), setting(more))

test('opens the form with key and secret, reports input, and unmounts', async () => {
  const fake = fakeStripe()
  const onTyped = vi.fn<() => void>()
  const form = await opened(fake, { isDark: true, onTyped })
  expect(fake.load).toHaveBeenCalledWith('pk_test_abcdefgh1234')
  expect(fake.makeElements).toHaveBeenCalledWith({ clientSecret: 'seti_1_secret_2', appearance: { theme: 'night' } })
  fake.tell('change')
  expect(onTyped).toHaveBeenCalledOnce()
  form.focus()
  form.unmount()
  expect([fake.element.focus.mock.calls.length, fake.element.destroy.mock.calls.length]).toEqual([1, 1])
})

const succeeded = { setupIntent: { status: 'succeeded', payment_method: 'pm_1' } }
test.each([
  ['an accepted card', { confirmed: succeeded }, { kind: 'succeeded', paymentMethodId: 'pm_1' }],
  [
    'a card returned as an object',
    { confirmed: { setupIntent: { status: 'succeeded', payment_method: { id: 'pm_2' } } } },
    { kind: 'succeeded', paymentMethodId: 'pm_2' },
  ],
  ['an incomplete form', { submitted: { error: { type: 'validation_error' } }, confirmed: succeeded }, { kind: 'incomplete' }],
  [
    'a declined card',
    { confirmed: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } } },
    { kind: 'declined', reason: 'Your card was declined.' },
  ],
  [
    'failed 3-D Secure',
    {
      confirmed: {
        error: {
          type: 'invalid_request_error',
          code: 'setup_intent_authentication_failure',
          message: 'We are unable to authenticate your payment method.',
        },
      },
    },
    { kind: 'declined', reason: 'We are unable to authenticate your payment method.' },
  ],
  ['skipped 3-D Secure', { confirmed: { setupIntent: { status: 'requires_action', payment_method: 'pm_1' } } }, { kind: 'needsAction' }],
  [
    'an error without a message',
    { confirmed: { error: { type: 'card_error' } } },
    { kind: 'declined', reason: 'Your card was declined. Try another card.' },
  ],
  ['an unreachable service', { confirmed: { error: { type: 'api_connection_error', message: 'x' } } }, { kind: 'network' }],
])('passes on %s', async (_, answers, returned) => {
  const fake = fakeStripe(answers)
  const form = await opened(fake)
  expect(await form.confirm()).toEqual(returned)
  expect(fake.confirmSetup.mock.calls.map(([options]) => (options as { redirect: string }).redirect)).toEqual(
    returned.kind === 'incomplete' ? [] : ['if_required'],
  )
})

test('rejects if the script does not load or the form cannot be opened', async () => {
  const fake = fakeStripe({ opens: 'This key is no longer valid.' })
  await expect(opened(fake)).rejects.toThrow('This key is no longer valid.')
  fake.load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
  await expect(opened(fake)).rejects.toThrow('Failed to load Stripe.js')
  fake.load.mockResolvedValueOnce(null)
  await expect(opened(fake)).rejects.toThrow('Stripe.js failed to load.')
})

test.each([
  ['pk_live_abcdefgh1234', 'stripe'],
  ['pk_mock_callout', 'builtIn'],
] as const)('the key %s opens its kind of form, which fails at the deadline if it hangs', async (publishableKey, kind) => {
  vi.useFakeTimers()
  const hanging = fakeStripe({ opens: 'hangs' })
  const load = vi.spyOn(cardForms, kind).mockImplementation(stripeCard(hanging.load))
  const failure = mountCard(document.createElement('div'), setting({ publishableKey })).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(CARD_DEADLINE_MS)
  expect(await failure).toBeInstanceOf(CardTimeout)
  expect(load).toHaveBeenCalledOnce()
})
