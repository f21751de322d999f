import { expect, onTestFinished, test } from 'vitest'
import { type Evidence, writeFailure } from '../failures/writeFailure.ts'
import type { Stack } from '../stack.ts'
import type { EnginePage } from './EnginePage.ts'
import { type Flow, flows } from './flows.ts'

/** A browser in the hands of one person. */
export interface Visit {
  readonly page: EnginePage
  /** Errors that no page caught. */
  readonly complaints: readonly string[]
  evidence(): Promise<Evidence>
  end(): Promise<void>
}

interface Started {
  readonly engine: { visit(): Promise<Visit> }
  readonly stack: Stack
}

/** A visit that ends with the test. A failed one leaves what the browser shows in `.tmp/failures`. */
async function beginVisit({ engine }: Started): Promise<Visit> {
  const visit = await engine.visit()
  onTestFinished(async ({ task }) => {
    try {
      if (task.result?.state === 'fail') await writeFailure(task, await visit.evidence())
    } finally {
      await visit.end()
    }
  })
  return visit
}

/** A test for each flow. `npm test` runs the sample, if there is one. */
export function testFlows(started: () => Started, sample?: Flow): void {
  const complaintsOf = async (flow: Flow): Promise<readonly string[]> => {
    const { page, complaints } = await beginVisit(started())
    await flow(page, started().stack)
    return complaints
  }
  const entries = Object.entries(flows)
  const [samples, others] = [entries.filter(([, flow]) => flow === sample), entries.filter(([, flow]) => flow !== sample)]
  test.for(samples)('%s', async ([, flow]) => {
    expect(await complaintsOf(flow)).toEqual([])
  })
  test.for(others)('%s', { tags: 'nightly' }, async ([, flow]) => {
    expect(await complaintsOf(flow)).toEqual([])
  })
}
