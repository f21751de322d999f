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

let running: Promise<Browser> | undefined

/** One browser for all files of a process; it ends with it. */
export const sharedBrowser = (): Promise<Browser> => (running ??= chromium.launch({ executablePath: ensureBrowser(), args: flags }))

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof widths

/** A person with a browser profile of their own. Errors that the page does not catch are collected in `complaints`. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
}

export async function openProfile(browser: Browser, url: string, width: Width): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: widths[width],
    colorScheme: 'light',
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return { context, page, complaints }
}
