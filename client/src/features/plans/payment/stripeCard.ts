import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import type { CardAnswer, MountCard } from './cardForm.ts'

/** Loads the payment service's script, only when a card is entered. */
type LoadStripe = (publishableKey: string) => Promise<Stripe | null>

/** Result of the payment service, without card data. */
async function confirmed(stripe: Stripe, elements: StripeElements): Promise<CardAnswer> {
  const submitted = await elements.submit()
  if (submitted.error) return { kind: 'incomplete' }
  const { error, setupIntent } = await stripe.confirmSetup({ elements, redirect: 'if_required' })
  if (error?.type === 'api_connection_error') return { kind: 'network' }
  if (error) return { kind: 'declined', reason: error.message ?? 'Your card was declined. Try another card.' }
  const method = setupIntent?.payment_method
  if (setupIntent?.status !== 'succeeded' || !method) return { kind: 'needsAction' }
  return { kind: 'succeeded', paymentMethodId: typeof method === 'string' ? method : method.id }
}

export const stripeCard =
  (load: LoadStripe): MountCard =>
  async (container, { publishableKey, clientSecret, isDark, onTyped }) => {
    const stripe = await load(publishableKey)
    if (!stripe) throw new Error('Stripe.js failed to load.')
    const elements = stripe.elements({ clientSecret, appearance: { theme: isDark ? 'night' : 'stripe' } })
    const element = elements.create('payment')
    element.on('change', onTyped)
    await new Promise<void>((resolve, reject) => {
      element.once('ready', () => resolve())
      element.once('loaderror', ({ error }) => reject(new Error(error.message)))
      element.mount(container)
    })
    return {
      confirm: () => confirmed(stripe, elements),
      focus: () => element.focus(),
      unmount: () => element.destroy(),
    }
  }

export const mountStripeCard: MountCard = stripeCard(loadStripe)
