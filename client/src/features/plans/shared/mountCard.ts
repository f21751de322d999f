import { type MountCard, withinDeadline } from './cardForm.ts'

/** The card forms that there are, each in a chunk of its own: the payment service's script comes with no other page. */
export const cardForms: Readonly<Record<'stripe' | 'builtIn', () => Promise<MountCard>>> = {
  stripe: async () => (await import('./stripeCard.ts')).mountStripeCard,
  builtIn: async () => (await import('./builtInCard.ts')).mountBuiltInCard,
}

/** Keys of the payment service. Any other belongs to a backend that plays it. */
const isStripes = (key: string): boolean => /^pk_(test|live)_/.test(key)

/** The card form that the key is for, within the deadline. */
export const mountCard: MountCard = (place, setting) => {
  const load = isStripes(setting.publishableKey) ? cardForms.stripe : cardForms.builtIn
  return withinDeadline(load().then((mount) => mount(place, setting)))
}
