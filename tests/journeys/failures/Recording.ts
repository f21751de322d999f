import type { BrowserContext, Page, Request } from 'playwright-core'
import { type Evidence, type JourneyTest, loggedPath, pageHtml, writeFailure } from './writeFailure.ts'

/** For a page that no longer answers. */
const PAGE_LIMIT_MS = 10_000
const events = ['console', 'weberror', 'request', 'response', 'requestfailed'] as const

interface Exchange {
  readonly startedAt: number
  readonly endedAt?: number
  /** An HTTP status, or why there is none. */
  readonly result: string
}

const operationName = (request: Request): string => /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''

function describeRequest(request: Request, { startedAt, endedAt, result }: Exchange): string {
  const duration = endedAt === undefined ? '' : `${Math.round(endedAt - startedAt)} ms`
  const time = new Date(performance.timeOrigin + startedAt).toISOString().slice(11, 23)
  return [time, request.method(), loggedPath(request.url()), operationName(request), result, duration]
    .filter((part) => part !== '')
    .join(' ')
}

async function readPage(page: Page): Promise<Evidence['pages'][number] & { readonly token: string }> {
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '').catch(() => '')
  return { token, html: await page.evaluate(pageHtml), screenshot: await page.screenshot() }
}

/** Null for a page that is closed or does not answer. */
const showPage = (page: Page) =>
  Promise.race([readPage(page).catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PAGE_LIMIT_MS, null))])

/** The console and the requests of a browser profile. */
export class Recording {
  readonly #context: BrowserContext
  readonly #console: string[] = []
  readonly #exchanges = new Map<Request, Exchange>()

  constructor(context: BrowserContext) {
    this.#context = context
    const end = (request: Request, result: string): void => {
      const endedAt = performance.now()
      this.#exchanges.set(request, { startedAt: endedAt, ...this.#exchanges.get(request), endedAt, result })
    }
    context.on('console', (message) => this.#console.push(`${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => this.#console.push(`uncaught: ${error.error().stack ?? String(error.error())}`))
    context.on('request', (request) => this.#exchanges.set(request, { startedAt: performance.now(), result: 'no response' }))
    context.on('response', (response) => end(response.request(), String(response.status())))
    context.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'))
  }

  stop(): void {
    for (const event of events) this.#context.removeAllListeners(event)
  }

  /** Leaves what the browser shows in `.tmp/failures`. */
  async save(test: JourneyTest): Promise<void> {
    const pages = (await Promise.all(this.#context.pages().map(showPage))).filter((page) => page !== null)
    const requests = [...this.#exchanges]
    await writeFailure(test, {
      console: this.#console,
      network: requests.map(([request, exchange]) => describeRequest(request, exchange)),
      secrets: [...requests.map(([request]) => request.headers()['authorization'] ?? ''), ...pages.map(({ token }) => token)],
      pages,
    })
  }

  async saveIfFailed(test: JourneyTest): Promise<void> {
    if (test.result?.state === 'fail') await this.save(test)
  }
}
