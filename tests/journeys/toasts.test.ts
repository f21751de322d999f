import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Width, widths } from './browser.ts'
import { openList } from './people/jobRows.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** Toasts stay, so that a slow machine sees both. */
const stopTheirClock = (page: Page): Promise<unknown> =>
  page.addStyleTag({ content: '.Toastify__progress-bar--animated { animation-play-state: paused !important }' })

/** What can be operated on the page and lies below a toast, asked inside of it. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"], [role="switch"]')
  return [...controls]
    .filter((control) => control.checkVisibility() && !control.closest('.Toastify'))
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.Toastify__toast')
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Views: / }).click()
  await page.getByRole('menuitem', { name: 'Save current view as…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Views: / }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const shown = (page: Page) => page.locator('.Toastify__toast')
/** The words that are seen where the toasts are. */
const seen = (page: Page): Promise<string> =>
  shown(page)
    .last()
    .evaluate((toast) => {
      const { left, top, width, height } = toast.getBoundingClientRect()
      return document.elementFromPoint(left + width / 3, top + height / 2)?.closest('.Toastify__toast')?.textContent ?? ''
    })

test('several messages: the newest is on top, and none covers what can be operated, on a desktop and on a phone', async () => {
  const { page } = await product.arrive()
  await openList(page, '?sort=-total')
  await stopTheirClock(page)
  await saveView(page, 'The dearest')
  await choose(page, 'Open the list with this view')
  await page.getByText('The list now opens with “The dearest”').waitFor()
  await choose(page, /^Delete/)
  await page.getByText('View “The dearest” deleted').waitFor()
  expect(await shown(page).count()).toBeGreaterThanOrEqual(2)
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width])
    await expect.poll(() => seen(page)).toContain('View “The dearest” deleted')
    expect(await page.evaluate(coveredControls), width).toEqual([])
  }

  await page.setViewportSize(widths.desktop)
  await shown(page).first().hover()
  const gap = async (): Promise<number> => {
    const [newest, older] = [await shown(page).first().boundingBox(), await shown(page).nth(1).boundingBox()]
    return (older?.y ?? 0) - ((newest?.y ?? 0) + (newest?.height ?? 0))
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test.for<Width>(['desktop', 'phone'])('what a refused sign-in says on a %s covers neither field nor button', async (width) => {
  const { page } = await product.arrive(width)
  await page.goto('/login')
  await stopTheirClock(page)
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await shown(page).first().waitFor()
  expect(await page.evaluate(coveredControls)).toEqual([])
})
