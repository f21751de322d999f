import { DEFAULT_CURRENCY, FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { billingCycle } from '@callout/contracts/plans/codes'
import type { Price } from '@callout/contracts/plans/planChange'
import type { Plan } from '@callout/contracts/plans/schemas'

interface Tariff {
  readonly name: string
  readonly month: number
  /** Ten months' price. */
  readonly year: number
  readonly staffLimit: number
  readonly features: readonly string[]
}

const tariffs: readonly Tariff[] = [
  {
    name: 'Solo',
    month: 29,
    year: 290,
    staffLimit: 1,
    features: [
      'For one person',
      'Jobs, schedule and map',
      'Invoices, payments and earnings',
      'Job forms with photos and signatures',
      'Customer messages by email and text',
      'Works on your phone, on site',
    ],
  },
  {
    name: 'Team',
    month: 79,
    year: 790,
    staffLimit: 15,
    features: [
      'For up to 15 people',
      'Everything in Solo',
      'Dispatch board with a lane for each technician',
      'Technicians ranked for each visit',
      'Staff admins with the permissions you choose',
    ],
  },
  {
    name: 'Business',
    month: 199,
    year: 1990,
    staffLimit: 60,
    features: [
      'For up to 60 people',
      'Everything in Team',
      'Several branches, each with its own head',
      'Schedule, staff and invoices by branch',
    ],
  },
]
const POPULAR = 'Team'
const cycles = ['month', 'year'] as const

export const plans: readonly Plan[] = tariffs.flatMap(({ name, staffLimit, features, ...amounts }, index) =>
  cycles.map((cycle, place) => ({
    id: index * cycles.length + place + 1,
    name,
    sku: `${name.toLowerCase()}_${cycle}`,
    amount: amounts[cycle],
    currency_code: DEFAULT_CURRENCY,
    billing_cycle: cycle,
    staff_limit: staffLimit,
    features: [...features],
    free_trial_days: FREE_TRIAL_DAYS,
    is_popular: name === POPULAR,
  })),
)

/** How many people a plan is for; null where there is no such plan: the trial is for as many as there are. */
export const staffLimitOf = (sku: string): number | null => plans.find((plan) => plan.sku === sku)?.staff_limit ?? null

/** The plan of that sku; undefined of the trial. */
export const planOfSku = (sku: string | undefined): Plan | undefined => plans.find((plan) => plan.sku === sku)

export const getTitle = ({ name, billing_cycle }: Plan & Price): string =>
  `${name}, ${entryOfCode(billingCycle, billing_cycle)?.label.toLowerCase()}`
