import { plans } from '../../resources/plans/planTable.ts'
import { COMPANY, must, numberIn, numbersIn, type Parameters } from './seedAccounts.ts'
import type { SomeStates, StateTarget } from './stateTarget.ts'
import { stateNames } from './stateNames.ts'

const DAY = 86_400

export function planStates({ store, clock }: StateTarget) {
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
    [stateNames.plansForSale]: (parameters) => numbersIn(parameters, 'plan_ids').forEach(skuOf),
    [stateNames.coupon]: () => undefined,
    [stateNames.subscription]: putSubscription,
    [stateNames.cards]: () => undefined,
    [stateNames.cardDeclined]: () => undefined,
    [stateNames.onlinePayments]: () =>
      void store.companies.update(COMPANY, {
        online_payments: {
          publishable_key: 'pk_test_abcdefgh1234',
          has_secret: true,
          is_enabled: true,
          statement_descriptor: 'HARBOR HOME',
        },
      }),
  } satisfies SomeStates
}
