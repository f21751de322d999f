import { test } from '@callout/mock-api/playwright'
import { expect } from '@playwright/test'

test('adds a tax', async ({ page, mock }) => {
  await mock.signIn(page, 'owner')
  await page.goto('/')
  await page.getByLabel('Name').fill('City tax')
  await page.getByLabel('Rate').fill('2.25')
  await page.getByRole('button', { name: 'Add tax' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'City tax' })).toBeVisible()
  await mock.verify({ method: 'POST', path: '/taxes', body: { name: 'City tax' }, times: 1 })
})
