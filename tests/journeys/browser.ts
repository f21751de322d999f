import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright-core'
import { ensureBrowser, isHeaded } from '../../tools/browser.ts'
import { Recording } from './failures/Recording.ts'

/** How Chromium is started here. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A page that is opened once and left costs a third less without compilers that look for what is run often. */
const forShortVisits = '--js-flags=--no-opt --no-maglev'

const running = new Map<boolean, Promise<Browser>>()

/** One browser for all files of a process; it ends with it. `isForLong`: for what runs long in a page, as axe does. */
export function sharedBrowser(isForLong = false): Promise<Browser> {
  const args = isForLong ? browserFlags : [...browserFlags, forShortVisits]
  const browser = running.get(isForLong) ?? chromium.launch({ executablePath: ensureBrowser(), args, headless: !isHeaded() })
  running.set(isForLong, browser)
  return browser
}

/** For one element or one page on a slow machine. */
export const WAIT_LIMIT_MS = 120_000

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof widths

/**
 * A person with a browser profile of their own. Errors that the page does not catch, and errors and warnings on the console, are
 * collected in `complaints`.
 */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
  readonly recording: Recording
  /** Announces a deliberate failure: the browser's own messages about it are ignored from now on. */
  readonly provoke: (failure: ProvokedFailure) => void
}

/** What Chromium writes of a request that fails: never a page's own words. */
const provoked = {
  'no connection': /^Failed to load resource: net::ERR_/,
  gone: /^Failed to load resource: the server responded with a status of 404/,
  away: /^Failed to load resource: the server responded with a status of 503/,
} as const
export type ProvokedFailure = keyof typeof provoked

const isComplaint = (message: ConsoleMessage): boolean => message.type() === 'error' || message.type() === 'warning'

/** `allow`: second visits, and every journey of a run with `SERVICE_WORKER=1`. Otherwise nothing is cached or prefetched. */
type Workers = 'allow' | 'block'
const defaultWorkers: Workers = process.env['SERVICE_WORKER'] === undefined ? 'block' : 'allow'

/** The browser asks to save data: a page that is idle then downloads no others, which took a tenth of the journeys' time. */
function savingData(): void {
  Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', { get: () => true })
}

/** A new browser profile. */
export async function openProfile(browser: Browser, url: string, width: Width, serviceWorkers: Workers = defaultWorkers): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: widths[width],
    colorScheme: 'light',
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers,
  })
  context.setDefaultTimeout(WAIT_LIMIT_MS)
  if (serviceWorkers === 'block') await context.addInitScript(savingData)
  return visitorOf(context)
}

async function visitorOf(context: BrowserContext): Promise<Visitor> {
  const recording = new Recording(context)
  const page = await context.newPage()
  const complaints: string[] = []
  const expected: RegExp[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const text = message.text()
    if (!isComplaint(message) || expected.some((failure) => failure.test(text))) return
    complaints.push(`${message.type()}: ${text} (${message.location().url})`)
  })
  return { context, page, complaints, recording, provoke: (failure) => void expected.push(provoked[failure]) }
}

/** Profiles without a user. Pages need about a tenth less CPU time in a used one: its caches have the client's files and compiled code. */
const idle: { readonly context: BrowserContext; readonly url: string; readonly width: Width }[] = []

/** A profile that has no data, but may have full caches. */
export async function reuseProfile(browser: Browser, url: string, width: Width): Promise<Visitor> {
  const index = idle.findIndex((profile) => profile.context.browser() === browser && profile.url === url && profile.width === width)
  const [profile] = index === -1 ? [] : idle.splice(index, 1)
  if (!profile) return openProfile(browser, url, width)
  const visitor = await visitorOf(profile.context)
  const session = await profile.context.newCDPSession(visitor.page)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' })
  await session.detach()
  return visitor
}

/** Closes the pages of a profile, which `reuseProfile` then returns. */
export async function keepProfile({ context, recording }: Visitor, url: string, width: Width): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await Promise.all([context.clearCookies(), context.unrouteAll(), context.setOffline(false)])
  recording.stop()
  idle.push({ context, url, width })
}
