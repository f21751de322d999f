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
 * Goes to work, at the list of jobs or at another address of it: the first time in a file by the form, from then on with a
 * session of its own beside what the form has left, which spares every journey a page.
 */
export async function workAs(page: Page, name: string, address = '/jobs'): Promise<void> {
  // A page in which nothing runs.
  await page.goto('/icon-192.png')
  const { origin } = new URL(page.url())
  const known = left.get(`${origin} ${name}`)
  if (known) {
    const session = { ...known, authToken: await newToken(origin, name) }
    await page.evaluate((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), session)
  } else {
    await signInToWorkAs(page, name)
    // The summary of the profile is sealed with a key of this browser's own.
    const { profileSummary: _, ...rest } = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
    left.set(`${origin} ${name}`, rest)
    if (address === '/jobs') return
  }
  await page.goto(address)
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
}

/** The token of the session that this browser has; null without one. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('authToken'))
