import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { interactionCounts } from '@callout/contracts/interactionCounts'
import { seeForm, seeJob } from './people/bookJob.ts'
import { Hand } from './people/Hand.ts'
import { button, chooseType, createAccount, firstJob, seeHeading, signUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** From an empty day to one with sample data, and back. */
async function tryWithSampleData(page: Page): Promise<void> {
  await button(page, 'Add sample data').click()
  await page.getByText('This account has sample data: 6 customers and 8 jobs.').waitFor()
  await page.getByText('Ben Carter (sample)').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('main'))
  await button(page, 'Remove sample data').click()
  await firstJob(page).waitFor()
}

test.each([
  ['an individual on a phone', 'Individual', 'Ada Quint', 'phone'],
  ['a company', 'Company', 'Quint Heating', 'desktop'],
] as const)('%s: from /home to the first job within 24 interactions', async (_, type, name, width) => {
  const { page } = await product.arrive(width)
  const hand = new Hand()
  await page.goto('/home')
  await seeHeading(page, 'Grow Your Business With Us.')
  await hand.tap(page.getByRole('link', { name: 'Join Now' }).first())
  await signUp(page, product.stack, { type, name, email: `first@${type.toLowerCase()}.test` }, hand)
  if (type === 'Company') await tryWithSampleData(page)
  await hand.tap(firstJob(page))
  await seeForm(page, 'New job')
  await hand.type(page.getByRole('combobox', { name: 'Customer' }), 'Lena Hartmann')
  await hand.tap(page.getByRole('option', { name: 'New customer “Lena Hartmann”' }))
  const panel = page.getByRole('group', { name: 'New customer' })
  await hand.type(panel.getByRole('combobox', { name: 'Street', exact: true }), '48 Cedar Lane')
  await hand.tap(panel.getByRole('button', { name: 'Save customer' }))
  // The first job starts with the company's first category.
  expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Cleaning')
  await hand.type(page.getByRole('combobox', { name: 'Line items' }), 'Spring clean')
  hand.clicks += 1
  await page.keyboard.press('Enter')
  await hand.type(page.getByLabel('Unit price of Spring clean'), '90')
  await hand.tap(page.getByRole('listbox', { name: 'Next free times' }).getByRole('option').first())
  await hand.tap(button(page, 'Create job').last())
  await seeJob(page)
  expect(hand.interactions).toBeLessThanOrEqual(interactionCounts.firstJob)
})

test('Back, Forward and a reload keep the step and what was typed', async () => {
  const { page } = await product.arrive()
  await page.goto('/register')
  await createAccount(page, 'back@newcomer.test')
  await chooseType(page, 'Company')
  await page.getByLabel('Company name').fill('Birch & Sons')
  await page.goBack()
  await seeHeading(page, 'What is your account type?')
  expect(await page.getByRole('radio', { name: 'Company' }).isChecked()).toBe(true)
  await page.goForward()
  await seeHeading(page, 'Company Setup')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Birch & Sons')
  await page.reload()
  await seeHeading(page, 'Company Setup')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Birch & Sons')
  await button(page, 'Back').click()
  await seeHeading(page, 'What is your account type?')
})
