import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, ElementHandle, type HTTPRequest, type KeyInput, launch, type Page } from 'puppeteer-core'
import { isHeaded } from '../../../tools/browser.ts'
import { loggedPath, pageHtml } from '../failures/writeFailure.ts'
import { type EnginePage, findVisible, type Key, LIMIT_MS } from './EnginePage.ts'
import type { Visit } from './testFlows.ts'

export interface FirefoxVisit extends Visit {
  readonly tab: Page
}

export interface Firefox {
  readonly version: string
  /** A tab without data of other visits. */
  visit(): Promise<FirefoxVisit>
  stop(): Promise<void>
}

/** Puppeteer calls Space by its character. */
const getKey = (part: string): KeyInput => (part === 'Space' ? ' ' : (part as KeyInput))

function getPage(tab: Page): EnginePage {
  const find = async (path: string): Promise<ElementHandle> => {
    const element = await tab.waitForFunction(findVisible, {}, path)
    if (element instanceof ElementHandle) return element
    throw new Error(`${path} is no element.`)
  }
  const press = async (key: Key): Promise<void> => {
    const parts = key.split('+').map(getKey)
    for (const part of parts) await tab.keyboard.down(part)
    for (const part of parts.toReversed()) await tab.keyboard.up(part)
  }
  return {
    open: async (address) => {
      await tab.goto(address)
    },
    back: async () => {
      await tab.goBack()
    },
    resize: (width, height) => tab.setViewport({ width, height }),
    see: async (path) => {
      await find(path)
    },
    unsee: async (path) => {
      await tab.waitForFunction(`(${String(findVisible)})(${JSON.stringify(path)}) === null`)
    },
    click: async (path) => (await find(path)).asLocator().click(),
    focus: async (path) => (await find(path)).focus(),
    fill: async (path, text) => (await find(path)).asLocator().fill(text),
    press: async (...keys) => {
      for (const key of keys) await press(key)
    },
    draw: async (path, points) => {
      const element = await find(path)
      await element.scrollIntoView()
      const box = await element.boundingBox()
      if (!box) throw new Error(`${path} is not drawn.`)
      const [first, ...rest] = points.map(({ x, y }) => [box.x + box.width * x, box.y + box.height * y] as const)
      if (!first) return
      await tab.mouse.move(...first)
      await tab.mouse.down()
      for (const point of rest) await tab.mouse.move(...point)
      await tab.mouse.up()
    },
    evaluate: async (script) => await tab.evaluate(script),
  }
}

async function visitIn(browser: Browser): Promise<FirefoxVisit> {
  const context = await browser.createBrowserContext()
  const tab = await context.newPage()
  tab.setDefaultTimeout(LIMIT_MS)
  const complaints: string[] = []
  const console: string[] = []
  const requests = new Map<HTTPRequest, string>()
  // Firefox reports a font whose download a navigation ends as an error of the page.
  tab.on('pageerror', (error) => {
    if (!String(error).startsWith('Error: downloadable font:')) complaints.push(String(error))
  })
  tab.on('console', (message) => console.push(`${message.type()}: ${message.text()}`))
  tab.on('request', (request) => requests.set(request, 'no response'))
  tab.on('response', (response) => requests.set(response.request(), String(response.status())))
  tab.on('requestfailed', (request) => requests.set(request, request.failure()?.errorText ?? 'failed'))
  // A form with unsaved changes asks before it is left.
  tab.on('dialog', (dialog) => void dialog.accept())
  return {
    page: getPage(tab),
    tab,
    complaints,
    evidence: async () => ({
      console: [...console, ...complaints.map((complaint) => `uncaught: ${complaint}`)],
      network: [...requests].map(([request, result]) => `${request.method()} ${loggedPath(request.url())} ${result}`),
      secrets: [
        ...[...requests.keys()].map((request) => request.headers()['authorization'] ?? ''),
        await tab.evaluate(() => localStorage.getItem('authToken') ?? '').catch(() => ''),
      ],
      pages: [{ html: await tab.evaluate(pageHtml), screenshot: await tab.screenshot() }],
    }),
    end: () => context.close(),
  }
}

/** Puppeteer speaks WebDriver BiDi, which Firefox keeps stable, unlike the protocol of Playwright's own build. */
export async function startFirefox(executablePath: string, extraPrefsFirefox: Record<string, unknown> = {}): Promise<Firefox> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'callout-firefox-'))
  const options = { executablePath, userDataDir, extraPrefsFirefox, headless: !isHeaded(), timeout: LIMIT_MS }
  const browser = await launch({ browser: 'firefox', ...options })
  return {
    version: await browser.version(),
    visit: () => visitIn(browser),
    stop: async () => {
      await browser.close()
      await rm(userDataDir, { recursive: true, force: true })
    },
  }
}
