import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Width, widths } from './browser.ts'

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: Width
  /** What axe looks for: the elements are the same in both themes, only their colours are not. */
  readonly rules: 'all' | 'colors'
}
/** The last one is how a page opens here. */
const looks: readonly Look[] = [
  { colorScheme: 'dark', width: 'desktop', rules: 'colors' },
  { colorScheme: 'dark', width: 'phone', rules: 'all' },
  { colorScheme: 'light', width: 'phone', rules: 'colors' },
  { colorScheme: 'light', width: 'desktop', rules: 'all' },
]
const pending = '[aria-busy="true"], [role="status"][aria-label="Loading"], .mantine-Skeleton-root'

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>
interface PageWithAxe {
  readonly axe?: { run(options: object): Promise<Findings> }
}
/** Not among axe's own yet: whoever speaks to a machine says what stands there. */
const more = { 'label-content-name-mismatch': { enabled: true } }
const options = {
  all: { resultTypes: ['violations'], rules: more },
  colors: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<Look['rules'], Parameters<AxeBuilder['options']>[0]>

/** Axe is brought into a page once: that takes longer than a run. Legacy mode asks no second page, since there are no frames. */
async function analyze(page: Page, rules: Look['rules']): Promise<Findings> {
  const again = await page.evaluate((given) => (window as PageWithAxe).axe?.run(given), options[rules])
  return again ?? new AxeBuilder({ page }).setLegacyMode().options(options[rules]).analyze()
}

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function seriousFindings(page: Page, rules: Look['rules'] = 'all'): Promise<string[]> {
  const { violations } = await analyze(page, rules)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`))
}

/** The page itself is there: what is delivered to bridge the wait for it has no title of its own. */
export async function awaitPage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.endsWith(' · Callout'))
  await page.getByRole('heading', { level: 1 }).waitFor()
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

/** In both themes and at both widths: titled, no serious finding, never wider than the screen. The page is loaded once. */
export async function expectGoodLooks(page: Page, place: string): Promise<void> {
  await settled(page)
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(widths[width])
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    await settled(page)
    const look = `${place} in ${colorScheme} on a ${width}`
    expect(await seriousFindings(page, rules), look).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${look} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}
