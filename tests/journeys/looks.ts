import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Width, widths } from './browser.ts'

/** The last one is how a page opens here. */
const looks: readonly (readonly ['light' | 'dark', Width])[] = [
  ['dark', 'desktop'],
  ['dark', 'phone'],
  ['light', 'phone'],
  ['light', 'desktop'],
]
const pending = '[aria-busy="true"], [role="status"][aria-label="Loading"], .mantine-Skeleton-root'

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>
interface PageWithAxe {
  readonly axe?: { run(options: object): Promise<Findings> }
}
const options = { resultTypes: ['violations'] } as const

/** Axe is brought into a page once: that takes longer than a run. Legacy mode asks no second page, since there are no frames. */
async function analyze(page: Page): Promise<Findings> {
  const again = await page.evaluate((given) => (window as PageWithAxe).axe?.run(given), options)
  return (
    again ??
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: [...options.resultTypes] })
      .analyze()
  )
}

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await analyze(page)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`))
}

/** The page itself is there: what is delivered to bridge the wait for it has no title of its own. */
export async function awaitPage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.endsWith(' · Callout'))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Nothing is on its way any more: no skeleton, no font, no transition. */
async function settled(page: Page): Promise<void> {
  await awaitPage(page)
  await page.waitForFunction((selector) => document.querySelector(selector) === null, pending)
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    await document.fonts.ready
    await painted()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await painted()
  })
}

/** In both themes and at both widths: titled, no serious finding, never wider than the screen. The page is loaded once. */
export async function expectGoodLooks(page: Page, place: string): Promise<void> {
  await settled(page)
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(widths[width])
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    await settled(page)
    const look = `${place} in ${colorScheme} on a ${width}`
    expect(await seriousFindings(page), look).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${look} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}
