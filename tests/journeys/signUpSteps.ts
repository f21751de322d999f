import type { Locator, Page } from 'playwright-core'

export const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })

/** Operates a page, and counts: a tap is an interaction, and so is what is typed after it. */
export class Hand {
  interactions = 0
  async tap(target: Locator): Promise<void> {
    this.interactions += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    this.interactions += 1
    await target.pressSequentially(text)
  }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

export async function createAccount(page: Page, email: string, hand = new Hand()): Promise<void> {
  await headingOf(page, 'Create your account').waitFor()
  await hand.type(page.getByLabel('Email'), email)
  await hand.type(page.getByLabel('Password', { exact: true }), 'a long enough one')
  await hand.tap(page.getByRole('button', { name: 'Create a Free Account' }))
  await headingOf(page, 'What is your account type?').waitFor()
}

export async function chooseType(page: Page, type: 'Individual' | 'Company', hand = new Hand()): Promise<void> {
  const card = page.getByRole('radio', { name: type })
  if (!(await card.isChecked())) await hand.tap(card)
  await hand.tap(next(page))
  await headingOf(page, `${type} Setup`).waitFor()
}

/** Fills in what is required; the address comes from its street. */
export async function setUp(page: Page, type: 'Individual' | 'Company', name: string, hand = new Hand()): Promise<void> {
  await hand.type(page.getByLabel(type === 'Company' ? 'Company name' : 'Your name'), name)
  if (type === 'Company') {
    await hand.tap(page.getByRole('combobox', { name: 'Company size' }))
    await hand.tap(page.getByRole('option', { name: '6 to 10 people' }))
  }
  await hand.type(page.getByRole('textbox', { name: 'Street 1' }), '1200 duv')
  await hand.tap(page.getByRole('option', { name: /1200 Duval Street/ }))
  await hand.tap(next(page))
  await headingOf(page, 'Service Categories').waitFor()
}

export async function chooseCategory(page: Page, hand = new Hand()): Promise<void> {
  await hand.tap(page.getByRole('checkbox', { name: 'Cleaning', exact: true }))
  await hand.tap(next(page))
}

/** The step has asked for a code when its countdown runs. */
export async function awaitCode(page: Page): Promise<void> {
  await headingOf(page, 'Verify your email address').waitFor()
  await page.getByRole('timer').waitFor()
}

export async function verify(page: Page, code: string | null, hand = new Hand()): Promise<void> {
  await hand.tap(page.getByLabel('Digit 1 of 6'))
  hand.interactions += 1
  await page.keyboard.type(code ?? '')
  await hand.tap(page.getByRole('button', { name: 'Verify', exact: true }))
}
