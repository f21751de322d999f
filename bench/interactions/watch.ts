import type { Page } from 'playwright-core'

/** CSS selectors of what is to be seen, and of what is gone by then. Simple ones: they are looked for in every frame. */
export interface Seen {
  readonly there: string
  readonly gone?: string
}

export interface Awaited {
  /** Says that the click has arrived: the frame of a popup, a skeleton. */
  readonly response: Seen
  /** What was asked for. */
  readonly data: Seen
}

/** Milliseconds from the click to the painted frame with it; `blocked`: the longest task until then. */
export interface Times {
  readonly response: number
  readonly data: number
  readonly blocked: number
}

declare global {
  interface Window {
    watched?: Promise<Times>
  }
}

/** Runs in the page: begins with the next press of the pointer, and ends when all is painted. */
function watch({ response, data }: Awaited): void {
  window.watched = new Promise((resolve) => {
    const tasks: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    observer.observe({ type: 'longtask' })
    // A list that is kept while a record is open is there, but hidden.
    const isSeen = (selector: string): boolean => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
    const begin = ({ timeStamp }: Event): void => {
      removeEventListener('pointerdown', begin, true)
      let responded: number | undefined
      const look = (): void => {
        const [hasResponse, hasData] = [response, data].map(({ there, gone }) => isSeen(there) && (gone === undefined || !isSeen(gone)))
        // The frame is painted when the task that makes it has ended; what the product does afterwards stands behind this one.
        const painted = (): void => {
          const now = performance.now() - timeStamp
          if (hasResponse || hasData) responded ??= now
          if (!hasData || responded === undefined) return
          const found = responded
          observer.takeRecords().forEach((entry) => tasks.push(entry))
          observer.disconnect()
          const blocked = Math.max(0, ...tasks.filter(({ startTime }) => startTime + 1 >= timeStamp).map(({ duration }) => duration))
          resolve({ response: found, data: now, blocked })
        }
        void scheduler.postTask(painted, { priority: 'user-blocking' })
        if (!hasData) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, true)
  })
}

const LIMIT_MS = 30_000

const overLimit = async (page: Page, what: string): Promise<never> => {
  await page.waitForTimeout(LIMIT_MS)
  throw new Error(`${what} did not come within ${LIMIT_MS / 1000} seconds`)
}

/** How long a click takes to show its response and its data. */
export async function timesOf(page: Page, act: () => Promise<unknown>, awaited: Awaited): Promise<Times> {
  await page.evaluate(watch, awaited)
  await act()
  return Promise.race([page.evaluate(() => window.watched as Promise<Times>), overLimit(page, awaited.data.there)])
}
