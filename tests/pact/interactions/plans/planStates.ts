import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import type { State } from '../../interaction.ts'

/** Of 79.00 for a month, and of 199.00 for a month. */
export const TEAM = 3
export const BUSINESS = 5
/** Of 29.00 for a month; for one person. */
const SOLO = 1

export const forSale: State = {
  name: stateNames.plansForSale,
  parameters: { plan_ids: [SOLO, TEAM, BUSINESS], amounts: [29, 79, 199], billing_cycle: 'month' },
}

/** Of the company of the owner, in the middle of a month. */
export const paidPlan = (more: { readonly next_plan_id?: number; readonly is_cancelled?: boolean } = {}): State => ({
  name: stateNames.subscription,
  parameters: { subscription_id: 41, plan_id: TEAM, remaining_days: 15, ...more },
})

/** Names of cards at the payment service. */
export const cardsKnown: State = {
  name: stateNames.cards,
  parameters: { payment_method_ids: ['pm_mock_visa', 'pm_mock_mastercard'] },
}
export const cardDeclined: State = {
  name: stateNames.cardDeclined,
  parameters: { payment_method_id: 'pm_mock_empty', message: 'Your card has insufficient funds.' },
}
