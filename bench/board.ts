/** The board of a day with many people and visits: its first paint, and what a drag costs. */
import type { Browser, Page } from 'playwright-core'
import { madeUpDay } from './board/madeUpDay.ts'
import { signInAsOwner, startGateway, startMockApi, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { buildClient } from './harness/clientBuild.ts'
import { type Report, shown, shownVerdict, type Verdict } from './harness/report.ts'
import { spreadOf } from './harness/statistics.ts'
import { launch, profileOf, visitOf } from './interactions/visitor.ts'

const DATE = '2027-09-08'
/** Of that day in Austin, where the company is: five hours behind UTC. */
const MIDNIGHT = Date.parse(`${DATE}T05:00:00Z`) / 1000
const ROUNDS = 3
const DRAG_STEPS = 120
const LOOK_MS = 2000
const SECOND = 1000
const BYTES_PER_MB = 1_000_000
const FRAMES = 55

const sizes = [
  { people: 12, visits: 300 },
  { people: 50, visits: 2000 },
] as const

interface Dragged {
  readonly fps: number
  readonly longestTask: number
  /** Elements of visits that were added, removed or written to. */
  readonly changes: number
}

declare global {
  interface Window {
    boardPaintedAt?: number
    endOfDrag?: () => Dragged
  }
}

/** Notes when the first visit is painted. Runs before the page's own scripts. */
function noteVisits(): void {
  const look = (): void => {
    if (!document.querySelector('[data-visit]')) return void requestAnimationFrame(look)
    setTimeout(() => (window.boardPaintedAt = performance.now()))
  }
  requestAnimationFrame(look)
}

/** Counts from now on; what is dragged is marked once, and the box that shows where it would be is no visit. */
function watchDrag(): void {
  let frames = 0
  let longestTask = 0
  let changes = 0
  let isOver = false
  const start = performance.now()
  const count = (): void => {
    frames += 1
    if (!isOver) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  tasks.observe({ entryTypes: ['longtask'] })
  const isOfVisit = ({ target, addedNodes, removedNodes, attributeName }: MutationRecord): boolean =>
    attributeName !== 'data-dragged' &&
    [target, ...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.closest('[data-visit]') !== null)
  const watcher = new MutationObserver((records) => (changes += records.filter(isOfVisit).length))
  const grid = document.querySelector('[role="grid"]')
  if (grid) watcher.observe(grid, { subtree: true, childList: true, attributes: true })
  window.endOfDrag = () => {
    isOver = true
    tasks.disconnect()
    watcher.disconnect()
    return { fps: (frames * 1000) / (performance.now() - start), longestTask, changes }
  }
}

/** Of a page in which nothing happens: what the machine gives. */
async function atRest(page: Page): Promise<number> {
  await page.evaluate(watchDrag)
  await page.waitForTimeout(LOOK_MS)
  return (await page.evaluate(() => window.endOfDrag?.().fps)) ?? 0
}

/** Takes a visit that can be moved along over the lanes and back; nothing is dropped. */
async function drag(page: Page): Promise<Dragged> {
  const visit = page.locator('[data-drag="visit"]').first()
  const box = await visit.boundingBox()
  if (!box) throw new Error('No visit can be moved.')
  const from = { x: box.x + 8, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.evaluate(watchDrag)
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    const part = Math.sin((step / DRAG_STEPS) * Math.PI)
    await page.mouse.move(from.x + 10 + part * 320, from.y + 10 + part * 260)
    await page.waitForTimeout(16)
  }
  const dragged = await page.evaluate(() => window.endOfDrag?.())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (!dragged) throw new Error('Nothing was watched.')
  return dragged
}

interface Round extends Dragged {
  readonly restFps: number
  readonly paintedAt: number
  readonly heap: number
}

async function round(browser: Browser, origin: string, token: string, { people, visits }: (typeof sizes)[number]): Promise<Round> {
  const context = await profileOf(browser, origin, token, 'desk')
  const { page, session } = await visitOf(context, 'desk')
  const data = madeUpDay(people, visits, MIDNIGHT, DATE)
  await page.route('**/graphql', (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    return operationName === 'DispatchMap' ? route.fulfill({ json: { data } }) : route.fallback()
  })
  await page.addInitScript(noteVisits)
  await page.goto(`/schedule?view=day&date=${DATE}`, { waitUntil: 'commit' })
  const painted = await page.waitForFunction(() => window.boardPaintedAt, undefined, { polling: 200 })
  const paintedAt = (await painted.jsonValue()) as number
  await page.waitForTimeout(LOOK_MS)
  const restFps = await atRest(page)
  const dragged = await drag(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return { ...dragged, restFps, paintedAt, heap: usedSize / BYTES_PER_MB }
}

export const benchmarkBoard = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const built = temporaryFolder()
    later(built.remove)
    const clientDir = process.env['CLIENT_DIR'] ?? built.path
    if (clientDir === built.path) buildClient(built.path)
    const mock = await startMockApi({ size: 'demo' })
    later(mock.stop)
    const gateway = await startGateway({ upstream: mock.url, clientDir })
    later(gateway.stop)
    const token = await signInAsOwner(mock.url)
    const browser = await launch()
    later(() => browser.close())
    const verdicts: Verdict[] = []
    const rows: string[][] = []
    for (const size of sizes) {
      const rounds: Round[] = []
      for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await round(browser, gateway.url, token, size))
      const median = (of: (one: Round) => number): number => spreadOf(rounds.map(of)).median
      const what = `${size.people} people, ${size.visits} visits`
      const frames: Verdict = { what: `${what}, frames`, measured: Math.round(median(({ fps }) => fps)), budget: FRAMES, isFloor: true }
      const changes: Verdict = { what: `${what}, changed visits`, measured: median((one) => one.changes), budget: 0 }
      verdicts.push(frames, changes)
      rows.push([
        what,
        shown(median(({ paintedAt }) => paintedAt / SECOND)),
        median(({ restFps }) => restFps).toFixed(0),
        `**${frames.measured}** ${shownVerdict(frames)}`,
        `${changes.measured} ${shownVerdict(changes)}`,
        median(({ longestTask }) => longestTask).toFixed(0),
        shown(median(({ heap }) => heap)),
      ])
    }
    return {
      tables: [
        {
          caption: `Processor four times slower, 1440×900, the loopback, nothing cached; the median of ${ROUNDS} rounds. The day is made up and answered in the browser, the rest is the product.`,
          columns: [
            'Board',
            'first visit painted, s',
            'frames a second at rest',
            'while dragging',
            'changes of visits in a drag',
            'longest task in a drag, ms',
            'heap of the page, MB',
          ],
          rows,
        },
      ],
      verdicts,
    }
  })
