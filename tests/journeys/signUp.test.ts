import { expect, test } from 'vitest'
import { Hand } from './people/Hand.ts'
import { button, chooseType, createAccount, seeHeading, signUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

test('on a phone, from /home to the own empty job list within 30 interactions', async () => {
  const { page } = await product.arrive('phone')
  const hand = new Hand()
  await page.goto('/home')
  await seeHeading(page, 'Grow Your Business With Us.')
  await hand.tap(page.getByRole('link', { name: 'Join Now' }).first())
  await signUp(page, product.stack, { type: 'Individual', name: 'Ada Quint', email: 'ada@phone.test' }, hand)
  expect(hand.interactions).toBeLessThanOrEqual(30)
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
