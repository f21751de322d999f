import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureBrowser, isHeaded } from '../../tools/browser.ts'
import { browserFlags, openProfile } from './browser.ts'
import { layoutFaults } from './layoutFaults.ts'
import { sampleOf, settled } from './looks.ts'
import { openNewJob } from './people/bookJob.ts'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('odd')

describe('with colours of the reader’s own', () => {
  /** How a control is drawn: ground and edge. */
  const drawn = (control: Locator): Promise<string> =>
    control.evaluate((element) => {
      const { backgroundColor, borderColor } = getComputedStyle(element)
      return `${backgroundColor} ${borderColor}`
    })

  async function reader(): Promise<Page> {
    const { page } = await product.arrive()
    await page.emulateMedia({ forcedColors: 'active' })
    await workAs(page, 'owner')
    return page
  }

  test('the open tab, the chosen filter and the current page look unlike the others', async () => {
    const page = await reader()
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    expect(await drawn(tab(/^All/))).not.toBe(await drawn(tab(/^Active/)))
    const numbers = page.getByRole('navigation').getByRole('button')
    expect(await drawn(numbers.and(page.locator('[aria-current="page"]')))).not.toBe(
      await drawn(page.getByRole('button', { name: 'Page 2', exact: true })),
    )
    await page.goto('/jobs/1')
    const filter = (name: string) => page.getByRole('button', { name, exact: true })
    await filter('All').waitFor()
    expect(await drawn(filter('All'))).not.toBe(await drawn(filter('Notes')))
  })

  test('the chosen segment, and a switch that is on, look unlike the others', async () => {
    const page = await reader()
    await openNewJob(page)
    const segment = (label: string) => page.getByRole('radiogroup').locator('label').filter({ hasText: label })
    expect(await drawn(segment('Medium'))).not.toBe(await drawn(segment('High')))
    const track = page.getByRole('switch', { name: 'Repeat' }).locator('xpath=following-sibling::*[1]')
    const off = await drawn(track)
    await page.getByRole('switch', { name: 'Repeat' }).click()
    await expect.poll(() => drawn(track)).not.toBe(off)
  })
})

describe('with text of twice the size', () => {
  const USUAL_PX = 16
  let browser: Browser
  beforeAll(async () => {
    const args = [...browserFlags, `--blink-settings=defaultFontSize=${2 * USUAL_PX}`]
    browser = await chromium.launch({ executablePath: ensureBrowser(), args, headless: !isHeaded() })
  })
  afterAll(() => browser.close())

  test('everything is twice as large, and on a phone nothing is lost and nothing covered', async () => {
    const { page, recording } = await openProfile(browser, product.stack.url, 'phone')
    onTestFinished(({ task }) => recording.saveIfFailed(task))
    await workAs(page, 'owner')
    await page.setViewportSize({ width: 360, height: 740 })
    const all = ['/jobs', '/jobs/2', '/jobs/25', '/jobs/26', '/jobs/25/edit', '/jobs/new', '/account/password', '/pricing-plans']
    const places = sampleOf(all, ['/jobs', '/jobs/25', '/jobs/new'])
    for (const place of places) {
      await page.goto(place)
      await settled(page)
      expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize), place).toBe('44px')
      // Parts of a form may still be coming: what stays wrong is a fault.
      await expect.poll(() => page.evaluate(layoutFaults), { message: place }).toEqual([])
    }
  })

  test('the pages of visitors too', async () => {
    const { page, recording } = await openProfile(browser, product.stack.url, 'phone')
    onTestFinished(({ task }) => recording.saveIfFailed(task))
    await page.setViewportSize({ width: 360, height: 740 })
    const all = ['/login', '/register', '/forgot-password', '/home', '/services', '/features', '/pricing', '/faq', '/contact']
    for (const place of sampleOf(all, ['/login', '/home', '/pricing'])) {
      await page.goto(place)
      await settled(page)
      expect(await page.evaluate(layoutFaults), place).toEqual([])
    }
  })
})
