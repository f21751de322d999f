import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureBrowser } from '../../tools/browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: ensureBrowser(), args: flags })

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof widths
export type Scheme = 'light' | 'dark'

/** A browser profile of its own. What the page logs as an error is collected in `complaints`. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: string[]
}

export async function visit(browser: Browser, url: string, width: Width = 'desktop', colorScheme: Scheme = 'light'): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: widths[width],
    colorScheme,
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}

/** Signs in as a person would; `owner` is `owner@demo.test`. */
export async function signInAs(page: Page, name: string, password = 'demo1234'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${name}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`))
}
