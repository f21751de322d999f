import { expect, test } from 'vitest'
import { expectProblems, expectRefused } from './formProblems.ts'
import { onProduct } from './product.ts'

/** What each form says is tested in `client/src/features/auth/formMessages.test.tsx`: here, that a browser adds no words of its own. */
const product = onProduct('tiny')

test('sign-in says what is wrong in the words of the spec', async () => {
  const { page } = await product.arrive()
  await page.goto('/login')
  await expectRefused(page, 'Sign in', [
    { words: { Email: 'Required', Password: 'Required' } },
    { typed: { Email: 'ada@' }, words: { Email: 'Invalid' } },
    { typed: { Email: 'ada@callout.test' }, words: { Email: '', Password: 'Required' } },
  ])
  expect(await page.getByRole('form').evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(true)
})

test('a field shows its error on blur, and an untouched one shows none', async () => {
  const { page } = await product.arrive()
  await page.goto('/login')
  await page.getByLabel('Email').click()
  await page.getByLabel('Password', { exact: true }).click()
  await expectProblems(page, { Email: 'Required', Password: '' })
})
