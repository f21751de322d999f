import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Width, widths } from './browser.ts'
import { openList } from './people/jobRows.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** Toasts stay, so that a slow machine sees both. */
const stopTheirClock = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar--animated { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })

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

/** Texts of the toasts whose whole area is in the window and under no other toast, from the top. */
const readable = (page: Page): Promise<string[]> =>
  shown(page).evaluateAll((toasts) =>
    toasts
      .filter((toast) => {
        const { left, right, top, bottom } = toast.getBoundingClientRect()
        const corners = [left + 12, right - 12].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const))
        return corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.Toastify__toast') === toast)
      })
      .map((toast) => toast.textContent ?? ''),
  )

test(
  'several messages stand at the top right, the newest on top, all readable, on a desktop and on a phone',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive()
    await openList(page, '?sort=-total')
    await stopTheirClock(page)
    await saveView(page, 'The dearest')
    await choose(page, 'Open the list with this view')
    await page.getByText('The list now opens with “The dearest”').waitFor()
    await choose(page, /^Delete/)
    await page.getByText('View “The dearest” deleted').waitFor()
    const count = await shown(page).count()
    expect(count).toBeGreaterThanOrEqual(2)
    for (const width of ['desktop', 'phone'] as const) {
      await page.setViewportSize(widths[width])
      await expect.poll(async () => (await readable(page)).length).toBe(count)
      expect((await readable(page))[0], width).toContain('View “The dearest” deleted')
      const box = await shown(page).first().boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), width).toBeGreaterThanOrEqual(widths[width].width - 16)
      const bar = await page.locator('[data-top-bar]').boundingBox()
      expect(box?.y ?? 0, width).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const titleEnd = width === 'phone' ? (title?.y ?? 0) + (title?.height ?? 0) : 0
      expect(box?.y ?? 0).toBeGreaterThanOrEqual(titleEnd)
    }
  },
)

test.for<Width>(['desktop', 'phone'])(
  'what a refused sign-in says on a %s covers neither field nor button',
  { tags: 'nightly' },
  async (width) => {
    const { page } = await product.arrive(width)
    await page.goto('/login')
    await stopTheirClock(page)
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await shown(page).first().waitFor()
    expect(await page.evaluate(coveredControls)).toEqual([])
  },
)
