import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Width, widths } from './browser.ts'

type Rules = 'all' | 'colors'

const pending = '[aria-busy="true"], [role="status"][aria-label="Loading"], .mantine-Skeleton-root'

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>
interface PageWithAxe {
  readonly axe?: { run(context: object, options: object): Promise<Findings> }
}
/** Axe has these rules disabled unless asked for: the size of targets, and visible labels for voice control. */
const more = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }
const options = {
  all: { resultTypes: ['violations'], rules: more },
  colors: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<Rules, Parameters<AxeBuilder['options']>[0]>

/** Axe is brought into a page once: that takes longer than a run. Legacy mode asks no second page, since there are no frames. */
async function analyze(page: Page, rules: Rules, within: string): Promise<Findings> {
  const again = await page.evaluate(([place, given]) => (window as PageWithAxe).axe?.run({ include: [place] }, given), [
    within,
    options[rules],
  ] as const)
  return again ?? new AxeBuilder({ page }).setLegacyMode().include(within).options(options[rules]).analyze()
}

/** What axe finds serious or critical as the page stands, one line each: in all of it, or `within` what has opened and is still there. */
export async function seriousFindings(page: Page, rules: Rules = 'all', within = 'html'): Promise<string[]> {
  const isOpen = (await page.locator(within).count()) > 0
  const { violations } = await analyze(page, rules, isOpen ? within : 'html')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`))
}

/** The page itself is there: what is delivered to bridge the wait for it has no title of its own. */
export async function awaitPage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.endsWith(' · Callout'))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens a page by a link of the app itself, so that the client is loaded once: `place` is at another path than the page here. */
export async function openWithin(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, place)
  await page.locator('h1[data-left]').waitFor({ state: 'detached' })
}

const getPath = (place: string): string => place.split('?', 1)[0] as string

/** Looks at pages of the app, one after the other. */
export async function expectAllGood(page: Page, places: readonly string[]): Promise<void> {
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    await (before === undefined || getPath(before) === getPath(place) ? page.goto(place) : openWithin(page, place))
    await expectGoodLooks(page, place)
  }
}

/** No font is on its way, and nothing is moving or changing its colour any more. */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    const ending = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await document.fonts.ready
    await painted()
    // What ends may begin something else.
    while (ending().length > 0) {
      await Promise.allSettled(ending().map(({ finished }) => finished))
      await painted()
    }
    await painted()
  })
}

/** Nothing is on its way any more: no skeleton, no font, no transition. */
export async function settled(page: Page): Promise<void> {
  await awaitPage(page)
  await page.waitForFunction((selector) => document.querySelector(selector) === null, pending)
  await transitionsOver(page)
}

/** `npm run test:nightly` checks both themes at both widths. `npm test` checks half of the pages in light on a desktop, the others in dark on a phone. */
export const isNightly = process.env['NIGHTLY'] !== undefined
/** All items at night, the given ones in `npm test`. */
export const sampleOf = <Item>(all: readonly Item[], sample: readonly NoInfer<Item>[]): readonly Item[] => (isNightly ? all : sample)
export const isOdd = (text: string): boolean => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1

/**
 * Expects a page with a title, without a serious finding of axe, and never wider than the window. The page is loaded once. Where the
 * elements are those of another look, only colors are checked. `within`: the popup to check, where the page is checked elsewhere.
 */
export async function expectGoodLooks(page: Page, place: string, within?: string): Promise<void> {
  const see = async (colorScheme: 'light' | 'dark', width: Width, rules: Rules): Promise<void> => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(widths[width])
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    await settled(page)
    const look = `${place} in ${colorScheme} on a ${width}`
    expect(await seriousFindings(page, rules, within), look).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${look} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  await settled(page)
  if (isNightly) {
    await see('dark', 'desktop', 'colors')
    await see('light', 'phone', 'colors')
  }
  if (isNightly || isOdd(place)) await see('dark', 'phone', 'all')
  if (isNightly || !isOdd(place)) await see('light', 'desktop', 'all')
  // The next page opens as this one did.
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(widths.desktop)
}

/** Menus and dialogs. */
export const popups = '[role="menu"], [role="dialog"]'
