/** How long the product takes to answer a person: rows of the list, popups, pages; and what a hundred pages leave in the heap. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { signInAsOwner, startGateway, startMockApi, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { type Report, shown, shownSpread, shownVerdict, type Table, type Verdict } from './harness/report.ts'
import type { Server } from './harness/server.ts'
import { spreadOf } from './harness/statistics.ts'
import { heapOfPages, PAGES } from './interactions/heap.ts'
import { PICTURE, ROWS, type RowTimes, rowsPainted } from './interactions/rows.ts'
import { launch, profileOf, visitOf } from './interactions/visitor.ts'
import { type Awaited, type Times, timesOf } from './interactions/watch.ts'

/** `BENCH_ROUNDS` is another number of them, for a look in between. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** What a person looks at before acting: the browser is idle by then. */
const LOOK_MS = 2000
/** How long the pointer rests on what is pressed then. A hand takes longer: 200 to 300 ms. */
const REST_MS = 100
const RESPONSE_MS = 100
const DATA_MS = 200
const HEAP_MB = 12

interface Step {
  readonly what: string
  readonly on: (page: Page) => Locator
  readonly awaited: Awaited
  /** What follows begins without it. */
  readonly after?: (page: Page) => Promise<unknown>
}

const firstMenu = (page: Page): Locator => page.locator(`${ROWS} button[aria-haspopup="menu"]`).first()
const skeleton = '[data-skeleton]'
const closed = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** Each list of steps begins on the job list, in a page of its own: every popup is opened there for the first time. */
const walks: readonly (readonly Step[])[] = [
  [
    {
      what: 'filters',
      on: (page) => page.getByRole('button', { name: 'Filters' }),
      awaited: {
        response: { there: '[role="dialog"][aria-label="Filters"]' },
        data: { there: '[role="dialog"][aria-label="Filters"] input' },
      },
    },
  ],
  [
    {
      what: 'menu of a row',
      on: firstMenu,
      awaited: { response: { there: '[role="menu"]' }, data: { there: '[role="menu"] [role="menuitem"]:not([aria-label="Loading"])' } },
    },
    {
      what: 'dialog of an action, out of that menu',
      on: (page) => page.getByRole('menuitem', { name: /^(?:Cancel|Reschedule|Schedule)/ }).first(),
      awaited: {
        response: { there: '[role="dialog"], [data-dialog-frame]' },
        data: { there: '[role="dialog"] :is(input, textarea, select)' },
      },
      after: closed,
    },
  ],
  [
    {
      what: 'row to job page',
      on: (page) => page.locator('[data-row-link]').first(),
      awaited: {
        response: { there: 'main', gone: `main ${ROWS}` },
        data: { there: 'main h1', gone: `main ${ROWS}, main ${skeleton}` },
      },
    },
    {
      what: 'back to the list',
      on: (page) => page.getByRole('link', { name: 'Jobs', exact: true }).first(),
      awaited: { response: { there: 'main h1', gone: 'main article' }, data: { there: `main ${ROWS}` } },
    },
  ],
  [
    {
      what: 'New job',
      on: (page) => page.getByRole('link', { name: 'New job' }).first(),
      awaited: { response: { there: 'main', gone: `main ${ROWS}` }, data: { there: 'main form :is(input, textarea)' } },
    },
  ],
]

/** How the pointer comes to what is pressed: before the press, or in the same moment, as no mouse does. */
const manners = ['by hand', 'at once'] as const
type Manner = (typeof manners)[number]

async function walk(
  context: BrowserContext,
  steps: readonly Step[],
  manner: Manner,
  note: (what: string, times: Times) => void,
): Promise<void> {
  const { page } = await visitOf(context, 'desk')
  await page.goto('/jobs')
  await page.locator(ROWS).first().waitFor()
  await page.locator(PICTURE).waitFor({ state: 'detached' })
  await page.waitForTimeout(LOOK_MS)
  for (const { what, on, awaited, after } of steps) {
    const target = on(page)
    await target.waitFor()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${what}: there is nothing to click`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (manner === 'by hand') {
      await page.mouse.move(x, y, { steps: 3 })
      await page.waitForTimeout(REST_MS)
    }
    note(what, await timesOf(page, () => page.mouse.click(x, y), awaited))
    await after?.(page)
    await page.waitForTimeout(LOOK_MS / 2)
  }
  await page.close()
}

async function interactionsIn(browser: Browser, origin: string, token: string): Promise<{ table: Table; verdicts: Verdict[] }> {
  const found = new Map<string, Record<Manner, Times[]>>()
  const timesFor = (what: string): Record<Manner, Times[]> => {
    const times = found.get(what) ?? { 'by hand': [], 'at once': [] }
    found.set(what, times)
    return times
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const steps of walks) {
      for (const manner of manners) {
        const context = await profileOf(browser, origin, token, 'desk')
        await walk(context, steps, manner, (what, times) => timesFor(what)[manner].push(times))
        await context.close()
      }
    }
  }
  const verdicts: Verdict[] = []
  const rows = [...found].map(([what, times]) => {
    const judged = (manner: Manner, kind: 'response' | 'data', budget: number): string => {
      const { median, lowest, highest } = spreadOf(times[manner].map((one) => one[kind]))
      const verdict = { what: `${what}, ${manner}, ${kind} in ms`, measured: Math.round(median), budget }
      verdicts.push(verdict)
      return `**${verdict.measured}** (${lowest.toFixed(0)}–${highest.toFixed(0)}) ${shownVerdict(verdict)}`
    }
    const cells = manners.flatMap((manner) => [judged(manner, 'response', RESPONSE_MS), judged(manner, 'data', DATA_MS)])
    return [what, ...cells, spreadOf(times['at once'].map(({ blocked }) => blocked)).median.toFixed(0)]
  })
  return {
    table: {
      caption: `Processor four times slower, the loopback, each for the first time in its page; the median of ${ROUNDS} rounds, in ms.`,
      columns: ['Interaction', ...manners.flatMap((manner) => [`${manner}: response`, `${manner}: data`]), 'at once: longest task'],
      rows,
    },
    verdicts,
  }
}

const SECOND = 1000
const rowBudgets = { 'first visit, nothing cached': 2, 'second visit': 0.8 } as const

async function visitsIn(browser: Browser, origin: string, token: string): Promise<{ table: Table; verdicts: Verdict[] }> {
  const found: Record<keyof typeof rowBudgets, RowTimes[]> = { 'first visit, nothing cached': [], 'second visit': [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await profileOf(browser, origin, token, 'mobile')
    const first = await visitOf(context, 'mobile')
    found['first visit, nothing cached'].push(await rowsPainted(first.page))
    // The network is never idle: the page keeps a connection for what others change.
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await first.page.waitForTimeout(LOOK_MS * 2)
    await first.page.close()
    const second = await visitOf(context, 'mobile')
    found['second visit'].push(await rowsPainted(second.page))
    await context.close()
  }
  const verdicts: Verdict[] = []
  const rows = Object.entries(found).map(([what, times]) => {
    const { median, lowest, highest } = spreadOf(times.map(({ painted }) => painted / SECOND))
    const own = spreadOf(times.map((time) => time.own / SECOND))
    const verdict = { what: `${what}, rows in seconds`, measured: median, budget: rowBudgets[what as keyof typeof rowBudgets] }
    verdicts.push(verdict)
    return [what, `**${shown(median)}** (${shown(lowest)}–${shown(highest)}) ${shownVerdict(verdict)}`, shownSpread(own)]
  })
  return {
    table: {
      caption: `Rows of the job list painted: processor four times slower, a line of 1.6 Mbit/s and 150 ms; the median of ${ROUNDS} rounds.`,
      columns: ['Visit', 'rows painted, s', 'the page itself, s'],
      rows,
    },
    verdicts,
  }
}

async function heapIn(browser: Browser, origin: string, token: string): Promise<{ table: Table; verdicts: Verdict[] }> {
  const context = await profileOf(browser, origin, token, 'desk')
  const { before, after } = await heapOfPages(await context.newPage())
  await context.close()
  const verdict: Verdict = { what: `heap after ${PAGES} pages in MB`, measured: Number(after.toFixed(1)), budget: HEAP_MB }
  return {
    table: {
      caption: 'Heap after a collection.',
      columns: ['Pages of the list', 'before, MB', 'after, MB'],
      rows: [[String(PAGES), shown(before), `**${shown(after)}** ${shownVerdict(verdict)}`]],
    },
    verdicts: [verdict],
  }
}

export const benchmarkInteractions = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const started = async (server: Promise<Server>): Promise<Server> => {
      const ready = await server
      later(ready.stop)
      return ready
    }
    const built = temporaryFolder()
    later(built.remove)
    const clientDir = process.env['CLIENT_DIR'] ?? built.path
    if (clientDir === built.path) buildClient(built.path)
    const mock = await started(startMockApi({ size: 'demo' }))
    const { url } = await started(startGateway({ upstream: mock.url, clientDir }))
    const token = await signInAsOwner(mock.url)
    const browser = await launch()
    later(() => browser.close())
    const parts = [await visitsIn(browser, url, token), await interactionsIn(browser, url, token), await heapIn(browser, url, token)]
    return { tables: parts.map(({ table }) => table), verdicts: parts.flatMap(({ verdicts }) => verdicts) }
  })
