import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** As most people come: the profile asks to save data, which spares the other journeys what first visits are about. */
export function spendingData(): void {
  Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', { get: () => false })
}

/** A window whose scripts wait for `go`. */
async function waitingWindow(context: BrowserContext): Promise<{ readonly page: Page; readonly go: () => void }> {
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => (go = resolve))
  const page = await context.newPage()
  await page.addInitScript(spendingData)
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return { page, go }
}

/** Words and places of what stands there: each row, the titles, the navigation. */
const looksOf = (page: Page, root: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `${selector} :is([data-row], [data-row] *, h1, h2, nav, th, [role="tab"], main li, main li *)`,
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const what = element.matches('[data-row]') ? 'ROW' : element.tagName
          return [what, element.innerText, ...[x, y, width, height].map(Math.round)].join(' ')
        }),
    root,
  )

interface FirstVisit {
  readonly drawn: string[]
  readonly real: string[]
  readonly page: Page
}

/** What the gateway has drawn for a browser that has nothing yet, and what has come in its place. */
export async function firstVisit(context: BrowserContext, address: string): Promise<FirstVisit> {
  const { page, go } = await waitingWindow(context)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#first-paint main h1').waitFor()
  await page.evaluate(() => document.fonts.load("1em 'Inter Variable'"))
  const drawn = await looksOf(page, '#first-paint')
  go()
  await page.locator('#first-paint').waitFor({ state: 'detached' })
  return { drawn, real: await looksOf(page, '#root'), page }
}

const rowsIn = (looks: readonly string[]): string[] => looks.filter((look) => look.startsWith('ROW '))

/** Nothing that was drawn has changed or moved; what comes late (the branch, the chart of the week) has come beside it. */
export function expectSame({ drawn, real }: Pick<FirstVisit, 'drawn' | 'real'>): void {
  expect(drawn.filter((look) => !real.includes(look))).toEqual([])
  expect(rowsIn(real)).toEqual(rowsIn(drawn))
}
