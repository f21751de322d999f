import { type LaunchedChrome, launch } from 'chrome-launcher'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../tools/browser.ts'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Of the HTTP/2 proxy, which has a certificate of its own.
  '--ignore-certificate-errors',
]

/** Starts the tests' browser with a new profile. Throws a sentence without one. */
export async function launchChrome(userDataDir: string): Promise<LaunchedChrome> {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: flags, userDataDir, logLevel: 'silent' })
  process.once('exit', () => chrome.kill())
  return chrome
}

export async function storeValues(port: number, origin: string, values: Readonly<Record<string, string>>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
  await page.close()
  await browser.close()
}
