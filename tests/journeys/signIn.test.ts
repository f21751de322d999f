import { describe, expect, test } from 'vitest'
import { seriousFindings } from './looks.ts'
import { giveCredentials, signInAs, storedToken, signInToWorkAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

test('without a session every address ends at the sign-in page, and after it where the person wanted to go', async () => {
  const { page } = await product.arrive()
  await page.goto('/jobs?tab=active')
  await page.waitForURL('**/login')
  await giveCredentials(page, 'owner')
  await page.waitForURL('**/jobs?tab=active')
  await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor()
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/')
})

test('an unknown email address opens the offer to sign up, with the words of the spec', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
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
})

test('shows a skeleton until the scripts have loaded, then the sign-in form', async () => {
  const { page } = await product.arrive('phone')
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    return route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  release()
  await giveCredentials(page, 'owner')
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
})

describe('a session ends', () => {
  test('in every tab, when a person signs out in one', async () => {
    const { page } = await product.arrive()
    await signInToWorkAs(page, 'owner')
    const item = await page.context().newPage()
    await item.goto('/jobs')
    await item.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: /Rachel Whitfield/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await item.waitForURL('**/login')
  })

  test('when the token is no longer known: the message is shown, the storage cleared, and sign-in leads back', async () => {
    const { page } = await product.arrive()
    await signInToWorkAs(page, 'owner')
    // A page without the app: nothing is asked with that token before the list is.
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('authToken', 'no-longer-known'))
    await page.goto('/jobs?tab=pending')
    await page.waitForURL('**/login')
    await page.getByText('Your session has ended. Please sign in again.').first().waitFor()
    expect(await storedToken(page)).toBeNull()
  })

  test('after the subscription has ended jobs can be read, and writing leads to the plans', async () => {
    const { page } = await product.arrive()
    await signInToWorkAs(page, 'expired')
    await page.locator('[data-row-link]').first().click()
    await page.getByLabel('New note').fill('Ring twice.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.waitForURL('**/pricing-plans')
    await page.getByText('Your subscription has expired. Choose a plan to continue.').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})
