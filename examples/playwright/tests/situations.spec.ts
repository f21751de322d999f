import { test } from '@callout/mock-api/playwright'
import { expect } from '@playwright/test'

test('shows why a page can’t be loaded', async ({ page, mock }) => {
  await mock.fault({ path: '/taxes', response_message: 'The service is busy.', status: 503, times: 1 })
  await mock.signIn(page, 'owner')
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('The service is busy.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText(/ taxes$/)
})

test('shows a name that the backend might return', async ({ page, mock }) => {
  await mock.replies.add({ method: 'GET', path: '/taxes', patch: { taxes: { 0: { name: '<b>Tax</b>' } } } })
  await mock.signIn(page, 'owner')
  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toHaveText('<b>Tax</b>')
})

test('stores the sign-in for another application', async ({ page, mock }) => {
  await mock.signIn(page, 'owner', { storage: ({ token, user }) => ({ authToken: token, authName: `${user.email}!` }) })
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText(/^owner@demo\.test!, /)
  expect(await page.evaluate(() => localStorage.getItem('authEmail'))).toBeNull()
})

test('signs out by a reload after the storage is cleared', async ({ page, mock }) => {
  await mock.signIn(page, 'staff')
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Please sign in to continue.')
})
