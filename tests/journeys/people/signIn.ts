import type { Page } from 'playwright-core'

/** Fills in the form of the sign-in page and sends it; `owner` is `owner@demo.test`. */
export async function giveCredentials(page: Page, name: string, password = 'demo1234'): Promise<void> {
  await page.getByLabel('Email').fill(`${name}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in as a person would. */
export async function signInAs(page: Page, name: string, password?: string): Promise<void> {
  await page.goto('/login')
  await giveCredentials(page, name, password)
}

/** Signs in on the way to the list of jobs, and waits for it. */
export async function signInToWorkAs(page: Page, name: string, password?: string): Promise<void> {
  await page.goto('/jobs')
  await giveCredentials(page, name, password)
  await page.waitForURL(({ pathname }) => pathname === '/jobs')
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
}

/** What signing in has left in a browser, by the product's address and the person. */
const left = new Map<string, Record<string, string>>()

/** A session for a user with the demo password. */
async function newToken(origin: string, name: string): Promise<string> {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }'
  const variables = { input: { email: `${name}@demo.test`, password: 'demo1234' } }
  const body = JSON.stringify({ query, variables })
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await reply.json()) as { data: { signIn: { token: string } } }).data.signIn.token
}

/**
 * Gives a browser a session without a visit to a page of the app. The first time in a file the user signs in by the form, and the
 * job list is open; later the form's stored values are reused with a new token.
 */
export async function storeSession(page: Page, name: string): Promise<void> {
  // A page without scripts.
  await page.goto('/icon-192.png')
  const { origin } = new URL(page.url())
  const known = left.get(`${origin} ${name}`)
  if (known) {
    const session = { ...known, authToken: await newToken(origin, name) }
    await page.evaluate((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), session)
    return
  }
  await signInToWorkAs(page, name)
  // The profile summary is encrypted with a key of this browser.
  const { profileSummary: _, ...rest } = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  left.set(`${origin} ${name}`, rest)
}

/** Opens the job list, or another address of it, signed in (see `storeSession`). */
export async function workAs(page: Page, name: string, address = '/jobs'): Promise<void> {
  await storeSession(page, name)
  if (new URL(page.url()).pathname === '/jobs' && address === '/jobs') return
  await page.goto(address)
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
}

/** The token of the session that this browser has; null without one. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('authToken'))
