import { endpoints } from '@callout/contracts/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeAll(() => {
  mock = testApp()
})

test('three plans are offered by the month and by the year, the year for the price of ten months', async () => {
  const plans = await mock.read(endpoints.plans.listPlans, { currency_code: 'EUR' })
  expect(plans).toHaveLength(6)
  for (const name of ['Solo', 'Team', 'Business']) {
    const amounts = plans.filter((plan) => plan.name === name).map(({ billing_cycle, amount }) => [billing_cycle, amount] as const)
    expect(Object.fromEntries(amounts)['year']).toBe(10 * Number(Object.fromEntries(amounts)['month']))
  }
  expect(plans.every(({ currency_code, free_trial_days }) => currency_code === 'USD' && free_trial_days === 7)).toBe(true)
})

test('the plans of the demo companies are among them', async () => {
  const skus = (await mock.read(endpoints.plans.listPlans, {})).map(({ sku }) => sku)
  const bought = mock.store.companies.all().flatMap(({ subscription }) => (subscription.plan_name === null ? [] : [subscription.sku]))
  expect(bought).not.toEqual([])
  for (const sku of bought) expect(skus).toContain(sku)
})

test('the subscription is answered with and without the slash at the end of its path', async () => {
  const owner = await mock.signIn('owner')
  const answers = await Promise.all(['/subscriptions/', '/subscriptions'].map((path) => mock.call('GET', path, { token: owner })))
  expect(answers[0]).toMatchObject({ status: 200, responseCode: 200 })
  expect(answers[1]).toEqual(answers[0])
  expect(await mock.call('POST', '/subscriptions', { token: owner, body: {} })).toMatchObject({ status: 200, responseCode: 422 })
})
