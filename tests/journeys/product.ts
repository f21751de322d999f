import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, type TestContext } from 'vitest'
import { keepProfile, openProfile, reuseProfile, sharedBrowser, type Visitor, type Width } from './browser.ts'
import { type SeedSize, type Stack, borrowStack } from './stack.ts'

/** `new`: for tests that set the clock or permissions, which stay in a profile. `with workers`: a new one for second visits. */
type Profile = 'reused' | 'new' | 'with workers'

/** What the journeys of a file share. They keep apart by using accounts of their own. */
export interface Product {
  readonly stack: Stack
  /**
   * A person comes, with a browser profile of their own, which ends with the test; the test fails if a page has left an error
   * uncaught, or has complained on the console. A failed test leaves what the browser shows in `.tmp/failures`. A concurrent test has
   * to say which one it is.
   */
  arrive(width?: Width, test?: Pick<TestContext, 'onTestFinished'>, profile?: Profile): Promise<Visitor>
}

/** Starts the product before the tests of a file, and ends it after them. `isForLong`: `sharedBrowser`. */
export function onProduct(seedSize: SeedSize, isForLong = false): Product {
  let running: { readonly stack: Stack; readonly browser: Browser } | undefined
  const started = () => {
    if (!running) throw new Error('The product runs only while tests do.')
    return running
  }
  beforeAll(async () => {
    const [stack, browser] = await Promise.all([borrowStack(seedSize), sharedBrowser(isForLong)])
    running = { stack, browser }
  })
  afterAll(async () => {
    await running?.stack.stop()
  })
  return {
    get stack() {
      return started().stack
    },
    arrive: async (width = 'desktop', test = { onTestFinished }, profile = 'reused') => {
      const { stack, browser } = started()
      const { url } = stack
      const isReused = profile === 'reused'
      const visitor = isReused
        ? await reuseProfile(browser, url, width)
        : await openProfile(browser, url, width, profile === 'new' ? 'block' : 'allow')
      test.onTestFinished(async ({ task }) => {
        const isWell = task.result?.state !== 'fail' && visitor.complaints.length === 0
        if (!isWell) await visitor.recording.save(task)
        await (isReused && isWell ? keepProfile(visitor, url, width) : visitor.context.close())
        expect(visitor.complaints).toEqual([])
      })
      return visitor
    },
  }
}
