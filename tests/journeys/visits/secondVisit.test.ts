import type { Page } from 'playwright-core'
import { lateKey } from '@callout/client/build/lateKey'
import { filesFor, type LateFiles } from '@callout/client/shared/late/lateFiles'
import { expect, onTestFinished, test } from 'vitest'
import { signInToWorkAs } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

const comeWithWorker = () => product.arrive('desktop', { onTestFinished }, 'allow')
const pictureIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('picture/wide'))
const firstRow = (page: Page) => page.locator('[data-row]').first()

/** The worker has kept the build, and the page its rows. */
async function firstVisit(page: Page): Promise<void> {
  await signInToWorkAs(page, 'owner')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => pictureIn(page)).not.toBeNull()
}

/** A second window on the list whose calls wait for `answer`. */
async function secondVisit(page: Page): Promise<{ readonly again: Page; readonly answer: () => void }> {
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const again = await page.context().newPage()
  await again.route('**/graphql', async (route) => {
    await answered
    await route.continue()
  })
  await again.goto('/jobs')
  return { again, answer }
}

test('a second visit shows the last rows before any answer, and the real ones in the same place', async () => {
  const { page } = await comeWithWorker()
  await firstVisit(page)
  expect(await pictureIn(page)).not.toContain('Rachel')
  const { again, answer } = await secondVisit(page)
  const picture = again.locator('#first-paint')
  await picture.locator('[data-row]').first().waitFor()
  const [words, place] = [await firstRow(again).innerText(), await firstRow(again).boundingBox()]
  answer()
  await picture.waitFor({ state: 'detached' })
  expect(await firstRow(again).innerText()).toBe(words)
  expect(await firstRow(again).boundingBox()).toEqual(place)
  expect(words).toContain('J-')
})

test('another person sees no rows of the one before', async () => {
  const { page } = await comeWithWorker()
  await firstVisit(page)
  await page.evaluate(() => localStorage.setItem('authEmail', 'staff@demo.test'))
  const { again, answer } = await secondVisit(page)
  await again.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
  expect(await again.locator('[data-row]').count()).toBe(0)
  answer()
})

test('without a network the product opens and says that it cannot reach the server', async () => {
  const { page, provoke } = await comeWithWorker()
  await firstVisit(page)
  provoke('no connection')
  await page.context().setOffline(true)
  await page.goto('/jobs')
  await page.getByText('Can’t reach the server. Trying again…').waitFor()
  await page.context().setOffline(false)
  await firstRow(page).waitFor()
})

test('a sign-out leaves nothing: no picture, no key, no call in what the worker keeps', async () => {
  const { page } = await comeWithWorker()
  await firstVisit(page)
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => !/^\/(?:index|login)\.html$|^\/assets\//.test(path))).toEqual([])
  await page.getByRole('button', { name: /Rachel Whitfield/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name !== 'mantine-color-scheme-value'))).toEqual([])
  await page.goto('/jobs')
  await page.waitForURL('**/login')
  expect(await page.locator('[data-row]').count()).toBe(0)
})

const filterKeys = ['FilterFields', 'FilterSheet', 'FilterChips'].map((name) => lateKey(`kit/list/fields/${name}.tsx`))

/** Scripts that the filters need and nothing else does. */
async function scriptsOfFilters(page: Page): Promise<string[]> {
  const late = (await (await page.request.get('/late.json')).json()) as LateFiles
  const others = Object.keys(late.modules).filter((key) => !filterKeys.includes(key))
  const shared = new Set(others.flatMap((key) => filesFor(late, key) ?? []))
  const [fields = ''] = filterKeys
  return (filesFor(late, fields) ?? []).filter((file) => file.endsWith('.js') && !shared.has(file))
}

test('a window of a former build, whose parts are gone, is loaded anew once', async () => {
  const { page, provoke } = await product.arrive()
  provoke('gone')
  // Before anything of it could be downloaded ahead.
  const gone = await scriptsOfFilters(page)
  expect(gone).not.toEqual([])
  const isGone = ({ pathname }: URL): boolean => gone.includes(pathname)
  await page.route(isGone, (route) => route.fulfill({ status: 404 }))
  await signInToWorkAs(page, 'owner')
  await page.evaluate(() => Object.assign(window, { isFormer: true }))
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.waitForFunction(() => !('isFormer' in window))
  await page.unroute(isGone)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
})
