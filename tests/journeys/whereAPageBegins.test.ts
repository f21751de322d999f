import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { numberIn, openList, rows } from './people/jobRows.ts'
import { onProduct } from './product.ts'

const product = onProduct('demo')
const LOW = { width: 1280, height: 500 }

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const scrollDown = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

async function seeJob(page: Page): Promise<void> {
  await page.waitForURL(/\/jobs\/\d+$/)
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
}

test('every page begins at its top, with Back and Forward too; Back to a list leads to the row that was left', async () => {
  // As people have it, with pages that are downloaded when idle and answers that a press has asked for.
  const { page } = await product.arrive('desktop', { onTestFinished }, 'with workers')
  await page.setViewportSize(LOW)
  await openList(page, '?per=25')
  const row = rows(page).nth(18)
  const number = await numberIn(row)
  await row.getByRole('link').first().click()
  await seeJob(page)
  expect(await scrolled(page)).toBe(0)

  await scrollDown(page)
  expect(await scrolled(page)).toBeGreaterThan(0)
  await page.keyboard.press('e')
  await page.getByRole('form', { name: 'Edit job' }).waitFor()
  expect(await scrolled(page)).toBe(0)
  await scrollDown(page)
  await page.goBack()
  await seeJob(page)
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await row.waitFor()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  const link = page.getByRole('link', { name: number, exact: true })
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  const place = await link.boundingBox()
  expect(place?.y).toBeGreaterThan(0)
  expect(place?.y).toBeLessThan(LOW.height)

  await page.goForward()
  await seeJob(page)
  expect(await scrolled(page)).toBe(0)
})
