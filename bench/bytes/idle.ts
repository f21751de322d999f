import type { Browser } from 'playwright-core'
import { signInAsOwner, startGateway, startMockApi } from '../harness/callout.ts'
import type { Later } from '../harness/cleanUp.ts'
import { ROWS } from '../interactions/rows.ts'
import { launch, profileOf } from '../interactions/visitor.ts'
import { transferKb } from './brotli.ts'

/** From the rows until nothing is asked for any more. */
const IDLE_MS = 8000

/** The files that the job list asks for by itself once its rows stand there; the service worker's are not among them. */
async function filesAfterRows(browser: Browser, origin: string, token: string, device: 'desk' | 'mobile'): Promise<Set<string>> {
  const context = await profileOf(browser, origin, token, device, 'block')
  const page = await context.newPage()
  const asked = new Set<string>()
  let areThere = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (areThere && /\.\w+$/.test(pathname)) asked.add(pathname.slice(1))
  })
  await page.goto('/jobs')
  await page.locator(ROWS).first().waitFor()
  areThere = true
  await page.waitForTimeout(IDLE_MS)
  await context.close()
  return asked
}

/** What the job list transfers when it is idle, in kB, as a browser asks for it: on a desk and on a phone, the larger of the two. */
export async function idleKb(folder: string, later: Later): Promise<number> {
  const mock = await startMockApi({ size: 'demo' })
  later(mock.stop)
  const gateway = await startGateway({ upstream: mock.url, clientDir: folder })
  later(gateway.stop)
  const browser = await launch()
  later(() => browser.close())
  const token = await signInAsOwner(mock.url)
  const sums: number[] = []
  for (const device of ['desk', 'mobile'] as const) {
    const files = await filesAfterRows(browser, gateway.url, token, device)
    sums.push([...files].reduce((sum, file) => sum + transferKb(folder, file), 0))
  }
  return Math.max(...sums)
}
