import { expect, test } from 'vitest'
import { isNightly, sampleOf, settled } from './looks.ts'
import { openNewJob } from './people/bookJob.ts'
import { rows } from './people/jobRows.ts'
import { storeSession } from './people/signIn.ts'
import { tabThrough } from './people/tabStops.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** A screen of 1280 at four times its size. `npm run test:nightly` adds a desktop and a small phone. */
const zoomed = { width: 320, height: 256 }
const windows = sampleOf([zoomed, { width: 1440, height: 900 }, { width: 360, height: 640 }], [zoomed])

test.concurrent.for(windows)('on a window of %o what has the focus is marked, and no bar covers it', async (size, context) => {
  const { page } = await product.arrive('desktop', context)
  await storeSession(page, 'owner')
  await page.setViewportSize(size)
  await openNewJob(page)
  // From the top on, where a click has no effect but that.
  await page.getByRole('heading', { level: 1, name: 'New job' }).click()
  const form = await tabThrough(page)
  expect(form.stops).toBeGreaterThan(30)
  expect(form).toMatchObject({ covered: [], unseen: [] })

  await page.goto('/jobs/3')
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await settled(page)
  expect(await tabThrough(page)).toMatchObject({ covered: [], unseen: [] })

  await page.goto('/jobs')
  await rows(page)
    .or(page.getByRole('list', { name: 'Jobs' }))
    .first()
    .waitFor()
  expect(await tabThrough(page)).toMatchObject({ covered: [], unseen: [] })
})

test.runIf(isNightly)('a window so low that bars would fill it belongs to the page', async () => {
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  await page.setViewportSize({ width: 320, height: 256 })
  await openNewJob(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  )
  expect(fixed).toBe(0)
})

test('suggestions stay above a keyboard', async () => {
  const { page } = await product.arrive('phone')
  await storeSession(page, 'owner')
  await openNewJob(page)
  const keyboardTop = 420
  await page.evaluate((height) => {
    const view = window.visualViewport as VisualViewport
    Object.defineProperty(view, 'height', { configurable: true, value: height })
  }, keyboardTop)
  await page.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('option').first().waitFor()
  const box = await page.getByRole('listbox', { name: 'Customers' }).locator('..').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(keyboardTop)
  expect(box?.y).toBeGreaterThanOrEqual(0)
})
