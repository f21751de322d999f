import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type Scheme, seriousFindings, signInAs, visit, type Width } from './browser.ts'
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

const publicPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/home',
  '/services',
  '/features',
  '/pricing',
  '/blog',
  '/faq',
  '/contact',
  '/about',
]
const ownPaths = [
  '/account/password',
  '/pricing-plans',
  '/jobs',
  '/jobs?filter=active',
  '/jobs?search=nothing-has-this-name',
  '/jobs/1',
  '/jobs/5000',
  '/jobs/987654',
  '/nowhere',
]
const looks: [Scheme, Width][] = [
  ['light', 'desktop'],
  ['dark', 'desktop'],
  ['light', 'phone'],
  ['dark', 'phone'],
]

describe.each(looks)('in %s on a %s', (scheme, width) => {
  test.each([
    ['before sign-in', publicPaths, undefined],
    ['for the owner', ownPaths, 'owner'],
    ['for staff', ['/jobs'], 'staff'],
  ] as const)('%s every page is accessible, titled, and never wider than the screen', async (_, paths, name) => {
    const { page, context, complaints } = await visit(browser, stack.url, width, scheme)
    if (name) {
      await signInAs(page, name)
      await page.waitForURL('**/jobs')
    }
    const titles = new Set<string>()
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await seriousFindings(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(
        0,
      )
      titles.add(await page.title())
    }
    expect([...titles].every((title) => title.endsWith('Callout'))).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })
})
