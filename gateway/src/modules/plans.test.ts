import { plans } from '@callout/contracts/plans/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = `query ($currencyCode: String) { plans(currencyCode: $currencyCode) {
  id name sku amount currencyCode billingCycle staffLimit isStaffUnlimited features freeTrialDays isPopular
} }`

test('returns plans with and without a staff limit', async () => {
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

test('requests plans in a currency', async () => {
  expect((await ask({ listPlans: ok([]) }, query, { currencyCode: 'EUR' })).requests[0]?.path).toBe('/plans?currency_code=EUR')
})

test('returns nulls for a plan with a name only', async () => {
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

test('returns null for an unknown billing cycle and skips plans without a name', async () => {
  const weekly = { id: 1, name: 'Team', billing_cycle: 'week' }
  const { data, errors } = await ask({ listPlans: ok([weekly, { id: 2 }]) }, query)
  expect(data).toMatchObject({ plans: [{ id: '1', billingCycle: null }] })
  expect((data as { plans: unknown[] }).plans).toHaveLength(1)
  expect(errors).toEqual([])
  expect((await ask({ listPlans: ok([{ id: 1 }]) }, query)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_REPLY' } }])
})

test('passes on the backend’s message', async () => {
  const { errors } = await ask({ listPlans: refused(403, 'Not from here') }, query)
  expect(errors).toMatchObject([{ message: 'Not from here', extensions: { code: 'FORBIDDEN', responseCode: 403 } }])
})
