import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isNightly, sampleOf, settled } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('demo', true)

/** The guard of Core Web Vitals. */
const MOST = 0.1
/** `npm run test:nightly` loads all of them. */
const places = sampleOf(
  '/ /jobs /customers /invoices /earnings /schedule /map /staff /services /settings /jobs/1 /invoices/1 /customers/1 /staff/2 /messages /notifications'.split(
    ' ',
  ),
  ['/', '/jobs', '/jobs/1', '/invoices'],
)
const widths = ['desktop', 'phone'] as const
const sampledWidths = sampleOf(widths, ['phone'])

/** Layout shifts since the navigation that no input caused: Cumulative Layout Shift without session windows, its upper bound. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0
    const add = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
    return sum
  })

test.for(sampledWidths)('the main pages keep their layout while they load, on a %s', async (width, context) => {
  const { page } = await product.arrive(width, context, 'new')
  await storeSession(page, 'owner')
  for (const place of places) {
    await page.goto(place)
    await settled(page)
    expect(await layoutShift(page), place).toBeLessThanOrEqual(MOST)
  }
})

/** In the zone of the demo account, so that every visit of the day is once about to be late. */
const quarters = Array.from({ length: 60 }, (_, index) => Date.parse('2026-11-30T06:00:07-06:00') / 1000 + index * 15 * 60)

test.runIf(isNightly)('Today keeps its layout at every hour, on a phone', async (context) => {
  for (const now of quarters) {
    await product.stack.control('POST', '/clock', { now, frozen: true })
    await product.stack.control('POST', '/reset', {})
    const { page } = await product.arrive('phone', context, 'new')
    await page.clock.setFixedTime(now * 1000)
    await storeSession(page, 'owner')
    await page.goto('/')
    await settled(page)
    expect(await layoutShift(page), new Date(now * 1000).toISOString()).toBeLessThanOrEqual(MOST)
    await page.context().close()
  }
})

test.runIf(isNightly).for(widths)('the earnings of someone who works alone keep their layout, on a %s', async (width, context) => {
  const { page } = await product.arrive(width, context, 'new')
  await storeSession(page, 'individual')
  await page.goto('/earnings')
  await settled(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST)
})

test.for(sampledWidths)('the home page reserves the height of its pictures, on a %s', async (width, context) => {
  const { page } = await product.arrive(width, context, 'new')
  await page.goto('/home')
  await page.getByRole('img', { name: /^Schedule board/ }).waitFor()
  await page.getByRole('img', { name: /^A technician’s phone/ }).waitFor()
  await settled(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})
