import { plans } from '../../resources/plans/planTable.ts'
import { COMPANY, must, numberIn, numbersIn, type Parameters } from './seedAccounts.ts'
import type { StateHandlers, StateTarget } from './stateTarget.ts'

const DAY = 86_400

/** The states of `interactions/plans`. */
export function planStates({ store, clock }: StateTarget): StateHandlers {
  const now = clock.now()
  const skuOf = (id: unknown): string =>
    String(
      must(
        plans.find((plan) => plan.id === Number(id)),
        `plan ${String(id)}`,
      ).sku,
    )
  const putSubscription = (parameters: Parameters): void => {
    const { next_plan_id: next, is_cancelled: isCancelled } = parameters
    const days = numberIn(parameters, 'remaining_days')
    store.companies.update(COMPANY, {
      subscription: {
        id: numberIn(parameters, 'subscription_id'),
        plan_name: 'Team',
        sku: skuOf(parameters['plan_id']),
        started_at: now + (days - 30) * DAY,
        ends_at: now + days * DAY,
        payment_method_id: 'pm_mock_visa',
        ...(next !== undefined && { next_sku: skuOf(next) }),
        ...(isCancelled === true && { cancelled_at: now, cancel_reason: 'It was only a test' }),
      },
    })
  }
  return {
    'these plans are for sale': (parameters) => numbersIn(parameters, 'plan_ids').forEach(skuOf),
    'a coupon takes 20 percent off': () => undefined,
    'a company pays for a plan': putSubscription,
    'these cards are known': () => undefined,
    'this card is declined': () => undefined,
    'the company takes online payments': () =>
      void store.companies.update(COMPANY, {
        online_payments: {
          publishable_key: 'pk_test_abcdefgh1234',
          has_secret: true,
          is_enabled: true,
          statement_descriptor: 'HARBOR HOME',
        },
      }),
  }
}
