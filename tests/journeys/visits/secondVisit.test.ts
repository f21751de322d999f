import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { signInToWorkAs } from '../people/signIn.ts'
import { isBuildFile, storedData } from '../people/storedData.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

const arriveWithWorker = () => product.arrive('desktop', { onTestFinished }, 'with workers')
const firstRow = (page: Page) => page.locator('[data-row]').first()

/** Signs in and waits until the service worker has precached the build. */
async function firstVisit(page: Page): Promise<void> {
  await signInToWorkAs(page, 'owner')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('opens without a network and says that it is offline', async () => {
  const { page, provoke } = await arriveWithWorker()
  await firstVisit(page)
  provoke('no connection')
  await page.context().setOffline(true)
  await page.goto('/jobs')
  // A new page of Chromium doesn’t always have the state of its network.
  await page
    .getByRole('status')
    .getByText(/^(You’re offline$|Can’t reach the server)/)
    .waitFor()
  await page.context().setOffline(false)
  await firstRow(page).waitFor()
})

test('caches app files only, and a sign-out clears local storage and databases', { tags: 'nightly' }, async () => {
  const { page } = await arriveWithWorker()
  await firstVisit(page)
  await page.goto('/map')
  await expect
    .poll(async () => (await page.evaluate(storedData)).cachedPaths.some((path) => path.startsWith('/assets/MapCanvas')))
    .toBe(true)
  const { cachedPaths, databases } = await page.evaluate(storedData)
  expect(cachedPaths).toContain('/index.html')
  expect(cachedPaths.filter((path) => !isBuildFile(path))).toEqual([])
  expect(databases).toContain('callout')
  await page.getByRole('button', { name: /Rachel Whitfield/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(storedData)).toMatchObject({ localStorage: [], databases: [] })
  await page.goto('/jobs')
  await page.waitForURL('**/login')
  expect(await page.locator('[data-row]').count()).toBe(0)
})

test('reloads once if a chunk of a former build is gone', async () => {
  const { page, provoke } = await product.arrive()
  provoke('gone')
  // The last chunk that loads by itself: from here on only the click below asks for one.
  const isLive = page.waitForResponse('**/events')
  await signInToWorkAs(page, 'owner')
  await firstRow(page).waitFor()
  await isLive
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  const isGone = (url: URL): boolean => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js') && !loaded.has(url.href)
  let isReloaded = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReloaded = true
  })
  await page.route(isGone, (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })))
  await page.evaluate(() => Object.assign(window, { isFormer: true }))
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.waitForFunction(() => !('isFormer' in window))
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
})
