import { expect, test } from 'vitest'
import type { MergeStep, MergeSteps } from './mergeSteps.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { notStarted, runMerge, undoMerge } from './runMerge.ts'

const { signal } = new AbortController()
const quiet = () => undefined

/** Steps that log their calls; those in `broken` fail. */
function made(broken: Set<string>) {
  const log: string[] = []
  const step = (key: string): MergeStep => ({
    key,
    name: { name: key, title: null },
    run: () => {
      log.push(key)
      if (broken.has(key)) return Promise.reject(new Problem(`${key} is stuck.`))
      return Promise.resolve(() => Promise.resolve(void log.push(`back ${key}`)))
    },
  })
  const steps: MergeSteps = { properties: [step('home')], jobs: [step('J-1'), step('J-2')], ends: [step('kept'), step('other')] }
  return { steps, log }
}

test('moves properties before their jobs, and runs the last phase at the end', async () => {
  const { steps, log } = made(new Set())
  const returned: string[] = []
  const state = await runMerge({
    steps,
    before: notStarted,
    signal,
    onProgress: (answered, total) => returned.push(`${answered}/${total}`),
  })
  expect(log).toEqual(['home', 'J-1', 'J-2', 'kept', 'other'])
  expect(returned).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5'])
  expect(state).toMatchObject({ failed: [], isOver: true })
})

test('reports failures, delays the last phase, and retries only the remaining steps', async () => {
  const broken = new Set(['J-2'])
  const { steps, log } = made(broken)
  const first = await runMerge({ steps, before: notStarted, signal, onProgress: quiet })
  expect(log).toEqual(['home', 'J-1', 'J-2'])
  expect(first).toMatchObject({ failed: [{ message: 'J-2 is stuck.' }], isOver: false })
  broken.clear()
  log.length = 0
  expect(await runMerge({ steps, before: first, signal, onProgress: quiet })).toMatchObject({ failed: [], isOver: true })
  expect(log).toEqual(['J-2', 'kept', 'other'])
})

test('giving up failed steps runs the last phase without them', async () => {
  const { steps, log } = made(new Set(['J-1']))
  const first = await runMerge({ steps, before: notStarted, signal, onProgress: quiet })
  log.length = 0
  const second = await runMerge({ steps, before: first, isGivingUp: true, signal, onProgress: quiet })
  expect(log).toEqual(['kept', 'other'])
  expect(second).toMatchObject({ failed: [{ message: 'J-1 is stuck.' }], isOver: true })
})

test('a stop leaves the remaining steps', async () => {
  const { steps, log } = made(new Set())
  const stop = new AbortController()
  const state = await runMerge({ steps, before: notStarted, signal: stop.signal, onProgress: () => stop.abort() })
  expect(log).toEqual(['home'])
  expect(state.isOver).toBe(false)
})

test('Undo reverts only completed steps, customers first', async () => {
  const { steps, log } = made(new Set(['J-1']))
  const state = await runMerge({ steps, before: notStarted, signal, onProgress: quiet })
  const over = await runMerge({ steps, before: state, isGivingUp: true, signal, onProgress: quiet })
  log.length = 0
  expect(await undoMerge(steps, over)).toEqual([])
  expect(log).toEqual(['back kept', 'back other', 'back home', 'back J-2'])
})
