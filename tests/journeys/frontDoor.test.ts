import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, seriousFindings, signInAs, visit, type Visitor, type Width } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const open = (width: Width = 'desktop'): Promise<Visitor> => visit(browser, stack.url, width)
const heading = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

const stepOf = (page: Page): Promise<string[]> => seriousFindings(page)

async function createAccount(page: Page, email: string): Promise<void> {
  await heading(page, 'Create your account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await press(page, 'Create a Free Account')
  await heading(page, 'What is your account type?')
}

/** Types an address by hand. */
async function setUp(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(name)
  await page.getByLabel('Street 1').fill('12 Harbor Street')
  await page.getByRole('combobox', { name: 'Country' }).fill('United States')
  await page.getByRole('option', { name: 'United States', exact: true }).click()
  await page.getByRole('combobox', { name: 'State or province' }).fill('Texas')
  await page.getByRole('combobox', { name: 'City' }).fill('Austin')
  await press(page, 'Next')
  await heading(page, 'Service Categories')
}

async function chooseCategory(page: Page): Promise<void> {
  await press(page, 'Next')
  await page.getByText('Kindly select at least one category').first().waitFor()
  await page.getByRole('checkbox').first().check()
  await press(page, 'Next')
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
  await press(page, 'Verify')
}

async function verify(page: Page, email: string): Promise<void> {
  await heading(page, 'Verify your email address')
  await page.getByRole('timer').waitFor()
  await typeCode(page, (await stack.mailTo(email)).code ?? '')
}

const emptyJobs = async (page: Page): Promise<void> => {
  await page.waitForURL('**/jobs')
  await page.getByText('No data Found!').waitFor()
}

test('on a phone an individual gets from /home to the own empty list, and nobody else sees into it', async () => {
  const { page, context, complaints } = await open('phone')
  await page.goto('/home')
  await heading(page, 'Grow Your Business With Us.')
  await page.getByRole('link', { name: 'Join Now' }).first().click()
  await createAccount(page, 'ida@newcomer.test')
  expect(await stepOf(page)).toEqual([])
  await press(page, 'Next')
  await heading(page, 'Individual Setup')
  expect(await stepOf(page)).toEqual([])
  await setUp(page, 'Your name', 'Ida Brandt')
  expect(await stepOf(page)).toEqual([])
  await chooseCategory(page)
  await heading(page, 'Verify your email address')
  expect(await stepOf(page)).toEqual([])
  await verify(page, 'ida@newcomer.test')
  await emptyJobs(page)
  expect(complaints).toEqual([])

  const own = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  const count = '{ jobs { totalCount } }'
  expect((await stack.ask(count, {}, own)).data).toEqual({ jobs: { totalCount: 0 } })
  const foreign = await stack.ask('{ job(id: "1") { id } }', {}, own)
  expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
  expect((await stack.ask(count, {}, await stack.signIn('owner'))).data).toEqual({ jobs: { totalCount: 5000 } })
  await context.close()
})

test('a company signs up by keyboard alone', async () => {
  const { page, context } = await open()
  const type = async (name: string, text: string): Promise<void> => {
    await page.getByLabel(name, { exact: true }).and(page.locator('input')).focus()
    await page.keyboard.type(text)
  }
  await page.goto('/register')
  await heading(page, 'Create your account')
  await type('Email', 'owner@harbor-company.test')
  await type('Password', 'a-good-password')
  await page.keyboard.press('Enter')
  await heading(page, 'What is your account type?')
  await page.getByRole('radio', { name: 'Individual' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await heading(page, 'Company Setup')
  await type('Company name', 'Harbor Plumbing')
  await page.getByRole('combobox', { name: 'Company size' }).focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await type('Street 1', '12 Harbor Street')
  await type('Country', 'United States')
  await page.getByRole('option', { name: 'United States', exact: true }).waitFor()
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await type('State or province', 'Texas')
  await type('City', 'Austin')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Service Categories')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Verify your email address')
  await page.getByRole('timer').waitFor()
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type((await stack.mailTo('owner@harbor-company.test')).code ?? '')
  await page.keyboard.press('Enter')
  await emptyJobs(page)
  await page.getByText('Harbor Plumbing').first().waitFor()
  await context.close()
})

test('Back, Forward and a reload keep the step and what was typed', async () => {
  const { page, context } = await open()
  await page.goto('/register')
  await createAccount(page, 'back@newcomer.test')
  await page.getByRole('radio', { name: 'Company' }).check()
  await press(page, 'Next')
  await heading(page, 'Company Setup')
  await page.getByLabel('Company name').fill('Birch & Sons')
  await page.goBack()
  await heading(page, 'What is your account type?')
  expect(await page.getByRole('radio', { name: 'Company' }).isChecked()).toBe(true)
  await page.goForward()
  await heading(page, 'Company Setup')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Birch & Sons')
  await page.reload()
  await heading(page, 'Company Setup')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Birch & Sons')
  await context.close()
})

test('an unverified person types a wrong code, an old one, and the one that is sent again', async () => {
  const email = 'unverified@demo.test'
  const { page, context } = await open()
  await signInAs(page, 'unverified')
  await heading(page, 'Verify your email address')
  await page.getByRole('timer').waitFor()
  await press(page, 'Verify')
  await page.getByText('Please type a verification code').first().waitFor()
  const { code } = await stack.mailTo(email)
  await typeCode(page, code === '000000' ? '111111' : '000000')
  const problem = page.getByRole('form', { name: 'Verify your email address' }).getByRole('alert')
  await problem.filter({ hasText: /\w/ }).waitFor()
  const wrong = await problem.innerText()
  await stack.later(301)
  for (let digit = 6; digit >= 1; digit--) await page.getByLabel(`Digit ${digit} of 6`).fill('')
  await typeCode(page, code ?? '')
  await problem.filter({ hasText: /\w/ }).filter({ hasNotText: wrong }).waitFor()
  await context.close()

  const again = await open()
  await signInAs(again.page, 'unverified')
  await verify(again.page, email)
  await again.page.waitForURL((url) => url.pathname === '/jobs' || url.pathname === '/register')
  expect(await again.page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy()
  await again.context.close()
})

test('a forgotten password is replaced by the link in the mail, once', async () => {
  const { page, context } = await open()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await heading(page, 'Forgot your password?')
  await page.getByText('Enter your email and we will send you instructions to reset your password.').waitFor()
  await page.getByLabel('Email').fill('branch@demo.test')
  await press(page, 'Reset password')
  await heading(page, 'Check your email')
  const link = /https?:\S+/.exec((await stack.mailTo('branch@demo.test')).body)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another-password')
  await page.getByLabel('New password again').fill('yet-another-one')
  await page.keyboard.press('Enter')
  await page.getByText('Passwords must match').waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByLabel('New password again').fill('another-password')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await signInAs(page, 'branch', 'another-password')
  await page.waitForURL('**/jobs')
  await context.close()
})

test('an unknown email address is answered like a known one', async () => {
  const { page, context } = await open()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@nowhere.test')
  await press(page, 'Reset password')
  await heading(page, 'Check your email')
  await context.close()
})

describe('a person of Google or Apple', () => {
  test('is new and sets the account up, returns and is in at once, or cancels and is back', async () => {
    const { page, context } = await open()
    await page.goto('/login')
    await press(page, 'Continue with Google')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await heading(page, 'Sign in to Callout')
    await press(page, 'Continue with Google')
    await page.getByRole('button', { name: /Ines Marlow/ }).click()
    await heading(page, 'What is your account type?')
    await press(page, 'Next')
    await setUp(page, 'Your name', 'Ines Marlow')
    await chooseCategory(page)
    await emptyJobs(page)
    await context.close()

    const again = await open()
    await again.page.goto('/login')
    await press(again.page, 'Continue with Google')
    await again.page.getByRole('button', { name: /Ines Marlow/ }).click()
    await emptyJobs(again.page)
    await again.context.close()
  })

  test('comes back from Apple with success, and without', async () => {
    const { page, context } = await open()
    await page.goto('/login')
    await press(page, 'Continue with Apple')
    await page.getByRole('button', { name: /Mei Tanaka/ }).click()
    await heading(page, 'What is your account type?')
    expect(page.url()).not.toContain('id_token')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy()
    await context.close()

    const without = await open()
    await without.page.goto('/party-return')
    await without.page.waitForURL('**/register')
    expect(await without.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await without.context.close()
  })
})

test('a session that ends in the middle of a note loses no word of it', async () => {
  const { page, context } = await open()
  await signInAs(page, 'owner')
  await page.waitForURL('**/jobs')
  await page.goto('/jobs/5000')
  await page.getByPlaceholder('Write a note for the team').fill('The gate code is on the fridge.')
  await page.evaluate(() => localStorage.setItem('authToken', 'no-longer-known'))
  await press(page, 'Add note')
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await press(page, 'Sign in')
  await page.waitForURL('**/jobs/5000')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some((area) => area.value === 'The gate code is on the fridge.'),
  )
  expect(await page.getByPlaceholder('Write a note for the team').inputValue()).toBe('The gate code is on the fridge.')
  await context.close()
})

test('from /home no link leads nowhere', async () => {
  const { page, context } = await open()
  const seen = new Set<string>()
  const waiting = ['/home']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title(), path).not.toContain('not found')
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname))
    waiting.push(...links.filter((link) => !seen.has(link)))
  }
  for (const expected of ['/services', '/features', '/pricing', '/blog', '/faq', '/login', '/register', '/contact', '/about'])
    expect([...seen]).toContain(expected)
  await context.close()
})
