import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, seriousFindings, signInAs, visit } from './browser.ts'
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

const open = () => visit(browser, stack.url)

test('without a session every address ends at the sign-in page, and after it where the person wanted to go', async () => {
  const { page, context } = await open()
  await page.goto('/jobs?filter=active')
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/jobs?filter=active')
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/jobs')
  await context.close()
})

test('an unknown email address opens the offer to sign up, with the words of the spec', async () => {
  const { page, context } = await open()
  await signInAs(page, 'nobody')
  const dialog = page.getByRole('dialog')
  await dialog.getByText("The Email address doesn't exist in our records. Please create new account with this email.").waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'No' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@demo.test')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('dialog').getByText('Signup').click()
  await page.waitForURL('**/register')
  await context.close()
})

test('a wrong password says so and loses nothing that was typed', async () => {
  const { page, context } = await open()
  await signInAs(page, 'owner', 'wrong-password')
  await page.getByRole('alert').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.getByLabel('Email').inputValue()).toBe('owner@demo.test')
  await context.close()
})

test('an unverified person keeps the pending token and goes on to verification', async () => {
  const { page, context } = await open()
  await signInAs(page, 'unverified')
  await page.waitForURL('**/register')
  await page.getByText('Welcome !!! You have Successfully log in !!!').waitFor()
  const stored = await page.evaluate(() => ({ token: localStorage.getItem('authToken'), pending: localStorage.getItem('verifyToken') }))
  expect(stored.token).toBeNull()
  expect(stored.pending).toBeTruthy()
  await context.close()
})

test('by keyboard alone', async () => {
  const { page, context } = await open()
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('owner@demo.test')
  await page.keyboard.press('Tab')
  while ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) !== 'password') await page.keyboard.press('Tab')
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/jobs')
  await context.close()
})

describe('a session ends', () => {
  test('in every tab, when a person signs out in one', async () => {
    const { page, context } = await open()
    await signInAs(page, 'owner')
    await page.waitForURL('**/jobs')
    const other = await context.newPage()
    await other.goto('/jobs')
    await other.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
    await page.getByRole('button', { name: /Rachel Whitfield/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await other.waitForURL('**/login')
    await context.close()
  })

  test('when the token is no longer known: the message is shown, the storage cleared, and sign-in leads back', async () => {
    const { page, context } = await open()
    await signInAs(page, 'owner')
    await page.waitForURL('**/jobs')
    await page.evaluate(() => localStorage.setItem('authToken', 'no-longer-known'))
    await page.goto('/jobs?filter=pending')
    await page.waitForURL('**/login')
    await page.getByText('Your session has ended. Please sign in again.').first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await context.close()
  })

  test('when the subscription has: the way leads to the plans', async () => {
    const { page, context } = await open()
    await signInAs(page, 'expired')
    await page.waitForURL('**/pricing-plans')
    expect(await seriousFindings(page)).toEqual([])
    await context.close()
  })
})
