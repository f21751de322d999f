import { userType } from '@callout/contracts/profile/userType'
import { type BrowserContext, chromium, type CDPSession, type Page } from 'playwright-core'
import { browserFlags } from '../../tests/journeys/browser.ts'
import { ensureBrowser } from '../../tools/browser.ts'

/** Lighthouse's mobile preset. */
const MOBILE = { slowdown: 4, roundTripMs: 150, bytesPerSecond: (1638.4 * 1024) / 8, viewport: { width: 412, height: 823 } }
const DESK = { slowdown: 4, viewport: { width: 1440, height: 900 } }

/** Whatever takes longer does not come. */
const LIMIT_MS = 30_000

export const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
type Browser = Awaited<ReturnType<typeof launch>>

export interface Visit {
  readonly page: Page
  readonly session: CDPSession
}

/** What signing in leaves beside the token: without a user type the product takes anybody for a technician until it is told. */
export const leftBySignIn = { userType: userType.COMPANY.code } as const

/** A browser profile with the session of the owner. */
export async function profileOf(
  browser: Browser,
  origin: string,
  token: string,
  device: 'desk' | 'mobile',
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> {
  const { viewport } = device === 'desk' ? DESK : MOBILE
  const localStorage = Object.entries({ ...leftBySignIn, authToken: token }).map(([name, value]) => ({ name, value }))
  const state = { cookies: [], origins: [{ origin, localStorage }] }
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    storageState: state,
    serviceWorkers,
  })
  context.setDefaultTimeout(LIMIT_MS)
  return context
}

/** A page of that profile on a slow processor; `mobile` also has a slow line. */
export async function visitOf(context: BrowserContext, device: 'desk' | 'mobile'): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: DESK.slowdown })
  if (device === 'mobile') {
    const { roundTripMs: latency, bytesPerSecond } = MOBILE
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  return { page, session }
}
