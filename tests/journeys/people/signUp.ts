import type { Page } from 'playwright-core'
import type { Stack } from '../stack.ts'
import { Hand } from './Hand.ts'

export const seeHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export type AccountType = 'Individual' | 'Company'

export async function createAccount(page: Page, email: string, hand = new Hand()): Promise<void> {
  await seeHeading(page, 'Create your account')
  await hand.type(page.getByLabel('Email'), email)
  await hand.type(page.getByLabel('Password', { exact: true }), 'a long enough one')
  await hand.tap(button(page, 'Create a Free Account'))
  await seeHeading(page, 'What is your account type?')
}

export async function chooseType(page: Page, type: AccountType, hand = new Hand()): Promise<void> {
  const card = page.getByRole('radio', { name: type })
  if (!(await card.isChecked())) await hand.tap(card)
  await hand.tap(button(page, 'Next'))
  await seeHeading(page, `${type} Setup`)
}

/** Fills in what is required; the address comes from its street. */
export async function setUp(page: Page, type: AccountType, name: string, hand = new Hand()): Promise<void> {
  await hand.type(page.getByLabel(type === 'Company' ? 'Company name' : 'Your name'), name)
  if (type === 'Company') {
    await hand.tap(page.getByText('6 to 10 people', { exact: true }))
  }
  await hand.type(page.getByRole('textbox', { name: 'Street 1' }), '1200 duv')
  await hand.tap(page.getByRole('option', { name: /1200 Duval Street/ }))
  await hand.tap(button(page, 'Next'))
  await seeHeading(page, 'Service Categories')
}

export async function chooseCategory(page: Page, hand = new Hand()): Promise<void> {
  await hand.tap(page.getByRole('checkbox', { name: 'Cleaning', exact: true }))
  await hand.tap(button(page, 'Next'))
}

/** The step has asked for a code when its countdown runs. */
export async function awaitCode(page: Page): Promise<void> {
  await seeHeading(page, 'Verify your email address')
  await page.getByRole('timer').waitFor()
}

export async function verify(page: Page, code: string | null, hand = new Hand()): Promise<void> {
  hand.fields += 1
  await page.getByLabel('Digit 1 of 6').click()
  // The sixth digit sends the code.
  await page.keyboard.type(code ?? '')
}

/** The way to it, beside the one in the list of first steps. */
export const firstJob = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Book your first job' }).first()

/** Sign-up ends in a day of one's own, on which there is nothing yet. */
export async function seeOwnEmptyDay(page: Page): Promise<void> {
  await seeHeading(page, 'Today')
  await firstJob(page).waitFor()
}

interface Newcomer {
  readonly type: AccountType
  readonly name: string
  readonly email: string
}

/** From the account form to the user's empty list. */
export async function signUp(page: Page, stack: Stack, { type, name, email }: Newcomer, hand = new Hand()): Promise<void> {
  await createAccount(page, email, hand)
  await chooseType(page, type, hand)
  await setUp(page, type, name, hand)
  await chooseCategory(page, hand)
  await awaitCode(page)
  await verify(page, (await stack.mailTo(email)).code, hand)
  await seeOwnEmptyDay(page)
}
