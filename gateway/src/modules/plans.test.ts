import { plans } from '@callout/contracts/plans/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = `query ($currencyCode: String) { plans(currencyCode: $currencyCode) {
  id name sku amount currencyCode billingCycle staffLimit isStaffUnlimited features freeTrialDays isPopular
} }`

test('plans are for sale, with or without a limit of staff', async () => {
  const { data, requests } = await ask({ listPlans: ok(plans) }, query)
  expect(requests).toMatchObject([{ method: 'GET', path: '/plans' }])
  expect(data).toEqual({
    plans: [
      {
        id: '1',
        name: 'Team',
        sku: 'team_month',
        amount: 49.5,
        currencyCode: 'USD',
        billingCycle: 'MONTH',
        staffLimit: 10,
        isStaffUnlimited: false,
        features: ['Schedule', 'Invoices'],
        freeTrialDays: 7,
        isPopular: true,
      },
      {
        id: '2',
        name: 'Business',
        sku: 'business_year',
        amount: 990,
        currencyCode: 'USD',
        billingCycle: 'YEAR',
        staffLimit: null,
        isStaffUnlimited: true,
        features: [],
        freeTrialDays: 0,
        isPopular: false,
      },
    ],
  })
})

test('they can be asked for in a currency', async () => {
  expect((await ask({ listPlans: ok([]) }, query, { currencyCode: 'EUR' })).requests[0]?.path).toBe('/plans?currency_code=EUR')
})

test('a plan of which only the name is known is shown with nulls', async () => {
  const { data } = await ask({ listPlans: ok([{ id: 1, name: 'Team' }]) }, query)
  expect(data).toEqual({
    plans: [
      {
        id: '1',
        name: 'Team',
        sku: null,
        amount: null,
        currencyCode: null,
        billingCycle: null,
        staffLimit: null,
        isStaffUnlimited: null,
        features: null,
        freeTrialDays: null,
        isPopular: null,
      },
    ],
  })
})

test('a billing cycle that nobody knows is null, a plan without a name is left out, and of nothing but such there is no list', async () => {
  const weekly = { id: 1, name: 'Team', billing_cycle: 'week' }
  const { data, errors } = await ask({ listPlans: ok([weekly, { id: 2 }]) }, query)
  expect(data).toMatchObject({ plans: [{ id: '1', billingCycle: null }] })
  expect((data as { plans: unknown[] }).plans).toHaveLength(1)
  expect(errors).toEqual([])
  expect((await ask({ listPlans: ok([{ id: 1 }]) }, query)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_REPLY' } }])
})

test('a refusal keeps the words of the backend', async () => {
  const { errors } = await ask({ listPlans: refused(403, 'Not from here') }, query)
  expect(errors).toMatchObject([{ message: 'Not from here', extensions: { code: 'FORBIDDEN', responseCode: 403 } }])
})
