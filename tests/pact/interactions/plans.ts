import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { plans } from '@callout/contracts/plans/samples'
import { type Interaction, ok, shows } from '../interaction.ts'

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
    reply: ok(plans.slice(0, 1).map((plan) => ({ ...plan, features: ['Schedule'] }))),
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
]
