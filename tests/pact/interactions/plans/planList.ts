import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { plans } from '@callout/contracts/plans/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'

export const planInteractions: readonly Interaction[] = [
  {
    name: 'reading the plans',
    row: planEndpoints.listPlans,
    given: [],
    operation: {
      query: `query Plans {
        plans(currencyCode: "USD") {
          id name sku amount currencyCode billingCycle staffLimit features freeTrialDays isPopular
        }
      }`,
    },
    sends: { path: '/plans', query: { currency_code: 'USD' } },
    reply: ok(plans.slice(0, 1).map(({ first_amount: _, ...plan }) => ({ ...plan, features: ['Schedule'] }))),
    answer: shows({
      plans: [
        {
          id: '1',
          name: 'Team',
          sku: 'team_month',
          amount: 49.5,
          currencyCode: 'USD',
          billingCycle: 'MONTH',
          staffLimit: 10,
          features: ['Schedule'],
          freeTrialDays: 7,
          isPopular: true,
        },
      ],
    }),
  },
  {
    name: 'reading what the plans cost with a coupon',
    row: planEndpoints.listPlans,
    given: [{ name: stateNames.coupon, parameters: { coupon: 'WELCOME20' } }],
    operation: { query: 'query Plans { plans(coupon: "WELCOME20") { id name firstAmount } }' },
    sends: { path: '/plans', query: { coupon: 'WELCOME20' } },
    reply: ok([{ id: 1, name: 'Team', first_amount: 39.6 }]),
    answer: shows({ plans: [{ id: '1', name: 'Team', firstAmount: 39.6 }] }),
  },
  {
    name: 'reading what the plans cost with a coupon that nobody knows',
    row: planEndpoints.listPlans,
    given: [],
    operation: { query: 'query Plans { plans(coupon: "NONE") { id } }' },
    sends: { path: '/plans', query: { coupon: 'NONE' } },
    reply: refused(422, 'This coupon isn’t valid.', { errors: [{ field: 'coupon', message: 'This coupon isn’t valid.' }] }),
    answer: refusedWith('INVALID', 422, 'This coupon isn’t valid.', { fields: [{ field: 'coupon', message: 'This coupon isn’t valid.' }] }),
  },
]
