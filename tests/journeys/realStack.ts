import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, type Visitor, visit, type Width } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

/** What the journeys of a file share: one stack, one browser. */
export interface RealStack {
  readonly stack: Stack
  /** A person with a browser profile of their own, which ends with the test. */
  arrive(width?: Width): Promise<Visitor>
}

const started = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new Error('The stack has not started.')
  return part
}

/** Starts the product and a browser before the tests of a file, and ends both after them. */
export function onRealStack(): RealStack {
  let stack: Stack | undefined
  let browser: Browser | undefined
  let visitors: Visitor[] = []
  beforeAll(async () => {
    ;[stack, browser] = await Promise.all([startStack(), launchBrowser()])
  })
  afterEach(async () => {
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.stop()
  })
  return {
    get stack() {
      return started(stack)
    },
    arrive: async (width) => {
      const visitor = await visit(started(browser), started(stack).url, width)
      visitors.push(visitor)
      return visitor
    },
  }
}
