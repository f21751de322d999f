import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ensureBrowser } from '../../tools/browser.ts'
import { browserFlags, openProfile, widths } from '../journeys/browser.ts'
import { storeSession } from '../journeys/people/signIn.ts'
import { borrowStack } from '../journeys/stack.ts'
import { type Screen, screens } from './screens.ts'

/** A Wednesday morning in Texas. */
const NOW = '2026-11-25T15:00Z'
const MOST_TRIES = 40
const EQUAL = 3
const PAUSE_MS = 150

/** Edges of shapes otherwise depend on what was drawn before. */
const steadyFlags = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--num-raster-threads=1', '--force-color-profile=srgb']

const HEIGHT = 2400
const themes = ['light', 'dark'] as const
const pending = '[aria-busy="true"], [role="status"][aria-label="Loading"], .mantine-Skeleton-root'

/** A picture of the page as soon as three in succession are equal. */
async function takeStill(page: Page): Promise<Buffer> {
  await page.waitForFunction((selector) => document.title.endsWith(' · Callout') && document.querySelector(selector) === null, pending)
  await page.evaluate(() => document.fonts.ready)
  const take = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await take()
  let equal = 1
  for (let index = 0; index < MOST_TRIES; index += 1) {
    await page.waitForTimeout(PAUSE_MS)
    const next = await take()
    equal = next.equals(last) ? equal + 1 : 1
    if (equal === EQUAL) return next
    last = next
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

async function takeScreen(page: Page, { path, open }: Screen): Promise<Buffer> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open?.(page)
  return takeStill(page)
}

const users = [...new Set(screens.map(({ user }) => user))]

/** Saves a picture of each screen in each width and theme: `<folder>/<screen>.<width>.<theme>.png`. */
export async function takeScreens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const [stack, browser] = await Promise.all([
    borrowStack('tiny'),
    chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, ...steadyFlags] }),
  ])
  for (const width of ['desktop', 'phone'] as const) {
    for (const user of users) {
      // Visits leave traces, such as what was opened last: each round begins with the same data.
      await stack.control('POST', '/reset', { now: NOW, frozen: true })
      const { context, page } = await openProfile(browser, stack.url, width)
      await page.clock.setFixedTime(NOW)
      // Pictures of the whole page would resize the window each time.
      await page.setViewportSize({ width: widths[width].width, height: HEIGHT })
      if (user) await storeSession(page, user)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        for (const screen of screens.filter((item) => item.user === user)) {
          writeFileSync(join(folder, `${screen.name}.${width}.${theme}.png`), await takeScreen(page, screen))
        }
      }
      await context.close()
    }
  }
}
