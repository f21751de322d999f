import { expect, test } from 'vitest'
import { storedToken, signInToWorkAs } from './people/signIn.ts'
import { button, seeHeading } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

test('a forgotten password is replaced by the link in the mail, once', async () => {
  const { page } = await product.arrive()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await seeHeading(page, 'Forgot your password?')
  await page.getByText('Enter your email and we will send you instructions to reset your password.').waitFor()
  await page.getByLabel('Email').fill('branch@demo.test')
  await button(page, 'Reset password').click()
  await seeHeading(page, 'Check your email')
  const link = /https?:\S+/.exec((await product.stack.mailTo('branch@demo.test')).body)?.[0] ?? ''

  const choosePassword = async (password: string): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
    await page.keyboard.press('Enter')
  }
  await choosePassword('another-password')
  await page.waitForURL('**/login')
  await signInToWorkAs(page, 'branch', 'another-password')

  await choosePassword('a-third-password')
  await seeHeading(page, 'This link doesn’t work')
  expect(page.url()).not.toContain('token')
  const again = await product.arrive()
  await signInToWorkAs(again.page, 'branch', 'another-password')
  expect(await storedToken(again.page)).toBeTruthy()
})

test('an unknown email address is answered like a known one', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@nowhere.test')
  await button(page, 'Reset password').click()
  await seeHeading(page, 'Check your email')
  expect(await product.stack.mailsTo('nobody@nowhere.test')).toEqual([])
})
