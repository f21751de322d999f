import { vi } from 'vitest'
import { cardForms } from '../payment/useMountedCard.ts'
import type { CardAnswer } from '../payment/cardForm.ts'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

/** Replaces the card form with one that is complete and returns these answers in order, repeating the last. */
export function fakeCardForm(...answers: readonly CardAnswer[]) {
  let index = 0
  const confirm = vi.fn<() => Promise<CardAnswer>>(async () => {
    const answer = answers[Math.min(index, answers.length - 1)] as CardAnswer
    index += 1
    return answer
  })
  vi.spyOn(cardForms, 'builtIn').mockImplementation(async (element) => {
    const form = document.createElement('div')
    form.title = 'Card details'
    element.append(form)
    return { confirm, focus: () => undefined, unmount: () => form.remove() }
  })
  return confirm
}

const planOf = (id: string, name: string, amount: number, staffLimit: number) => ({
  __typename: 'Plan',
  id,
  name,
  sku: `${name.toLowerCase()}_month`,
  amount,
  currencyCode: 'USD',
  billingCycle: 'MONTH',
  staffLimit,
  isStaffUnlimited: false,
  features: ['Schedule'],
  freeTrialDays: 7,
  isPopular: false,
})
export const solo = planOf('1', 'Solo', 29, 1)
export const team = planOf('2', 'Team', 79, 15)
export const business = planOf('3', 'Business', 199, 60)

/** Team plan, paid monthly, mid-period. */
export const subscriptionOf = (more: object = {}) => ({
  __typename: 'OwnSubscription',
  subscriptionId: '41',
  status: 'ACTIVE',
  purchaseSkuName: 'Team',
  userPurchaseSku: 'team_month',
  freeTrialDays: 0,
  remainingDays: 15,
  nextBillingTimestamp: 1796256000,
  plan: team,
  card: { __typename: 'PaymentCard', brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2099 },
  seats: { __typename: 'PlanSeats', used: 7, limit: 15 },
  nextPlan: null,
  cancelledAt: null,
  cancelReason: null,
  ...more,
})

export const endedPlan: Record<string, FakeOperation> = {
  CompanyPlan: { subscription: subscriptionOf({ status: 'EXPIRED', remainingDays: 0 }) },
}
const cardToken = { __typename: 'CardToken', publishableKey: 'pk_mock_callout', clientSecret: 'seti_secret' }

/** Response of the online payment settings. */
export const onlinePayments = (more: object = {}): Record<string, FakeOperation> => ({
  OnlinePayments: {
    paymentConfiguration: {
      __typename: 'PaymentConfiguration',
      id: '4',
      publishableKey: 'pk_test_abcdefgh1234',
      accountName: 'Harbor Home Services',
      isEnabled: false,
      hasSecret: true,
      statementDescriptor: 'HARBOR HOME',
      ...more,
    },
  },
})

/** Opens a plan page with a complete gateway. */
export function openBilling(path: string, more: Record<string, FakeOperation> = {}, me: typeof owner = owner) {
  signedIn(me)
  const gateway = fakeGateway({
    Me: { me },
    CurrentPlans: { plans: [solo, team, business] },
    CompanyPlan: { subscription: subscriptionOf() },
    CardToken: { cardToken },
    ...more,
  })
  return { gateway, ...renderAt(path) }
}
