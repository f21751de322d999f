import { afterAll, beforeAll, describe } from 'vitest'
import { findWebKit, notInstalled } from '../../../tools/engines.ts'
import { borrowStack, type Stack } from '../stack.ts'
import { technicianDay } from './flows.ts'
import { testFlows } from './testFlows.ts'
import { startWebKit, type WebKitEngine } from './webKit.ts'

const installed = findWebKit()

describe.skipIf(!installed)(`in WebKit${installed ? '' : `: ${notInstalled('WebKit')}`}`, () => {
  let stack: Stack
  let engine: WebKitEngine
  beforeAll(async () => {
    if (installed) [stack, engine] = await Promise.all([borrowStack('tiny'), startWebKit(installed)])
  })
  afterAll(async () => {
    await engine.stop()
    await stack.stop()
  })

  testFlows(() => ({ engine, stack }), technicianDay)
})
