import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { Problem } from '../../lib/api/apiError.ts'
import { runSteps } from './runSteps.ts'
import { type Step, type StepResult, type StepResults, UncertainResult } from './step.ts'

const { signal } = new AbortController()
const undo = async () => ({ kind: 'done', state: null }) as const
const answer = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: `${code}!`, extensions: { code } }] })

/** Steps that log their calls; a step fails with its error. */
function made(errors: Record<string, unknown> = {}, parts: Record<string, Partial<Step>> = {}) {
  const log: string[] = []
  const step = (key: string, stage = 0, needs: readonly string[] = []): Step => ({
    key,
    name: { name: key, title: null },
    stage,
    needs,
    run: async () => {
      log.push(key)
      if (errors[key]) throw errors[key]
      return undo
    },
    ...parts[key],
  })
  return { log, errors, steps: [step('record', 2, ['home', 'J-1', 'J-2']), step('J-1', 1), step('J-2', 1), step('home')] }
}

async function run(steps: readonly Step[], earlier: StepResults = new Map(), part: Partial<Parameters<typeof runSteps>[1]> = {}) {
  const results = new Map<string, StepResult>(earlier)
  const end = await runSteps(steps, { limit: 2, signal, earlier, onStep: ({ key }, result) => void results.set(key, result), ...part })
  return { end, results, kinds: Object.fromEntries([...results].map(([key, { kind }]) => [key, kind])) }
}

test('runs stage by stage', async () => {
  const { steps, log } = made()
  const { kinds } = await run(steps)
  expect(log).toEqual(['home', 'J-1', 'J-2', 'record'])
  expect(kinds).toEqual({ home: 'done', 'J-1': 'done', 'J-2': 'done', record: 'done' })
})

test('reports failures, delays a step that needs them, and retries only what is not done', async () => {
  const { steps, log, errors } = made({ 'J-2': new Problem('J-2 is stuck.') })
  const first = await run(steps)
  expect(log).toEqual(['home', 'J-1', 'J-2'])
  expect(first.results.get('J-2')).toMatchObject({ kind: 'failed', message: 'J-2 is stuck.' })
  delete errors['J-2']
  log.length = 0
  expect((await run(steps, first.results)).kinds).toMatchObject({ 'J-2': 'done', record: 'done' })
  expect(log).toEqual(['J-2', 'record'])
})

test('a step that needs others runs after they were skipped', async () => {
  const { steps, log } = made()
  await run(steps, new Map<string, StepResult>([['J-1', { kind: 'skipped', message: 'x' }]]))
  expect(log).toEqual(['home', 'J-2', 'record'])
})

test('a stop lets running steps finish and starts no more', async () => {
  const { steps, log } = made()
  const stop = new AbortController()
  const { kinds } = await run(steps, new Map(), { signal: stop.signal, onStep: () => stop.abort() })
  expect(log).toEqual(['home'])
  expect(kinds).toEqual({})
})

test.each([
  { wasDone: true, kind: 'done' },
  { wasDone: false, kind: 'failed' },
  { wasDone: null, kind: 'uncertain' },
])('a lost response with wasDone $wasDone is $kind', async ({ wasDone, kind }) => {
  const { steps } = made({ home: answer('UPSTREAM_TIMEOUT') }, { home: { wasDone: async () => wasDone, undo } })
  const { results } = await run(steps)
  expect(results.get('home')).toMatchObject(kind === 'done' ? { kind, undo } : { kind })
})

test('an uncertain step is repeated only after wasDone returns false', async () => {
  for (const [wasDone, calls] of [
    [true, 1],
    [false, 2],
    [null, 1],
    [undefined, 1],
  ] as const) {
    const { steps, log, errors } = made({ home: answer('NETWORK') })
    const first = await run(steps)
    expect(first.results.get('home')).toMatchObject({ kind: 'uncertain', message: expect.stringMatching(/^We couldn’t confirm/) })
    delete errors['home']
    const checked = steps.map((step) => (step.key === 'home' && wasDone !== undefined ? { ...step, wasDone: async () => wasDone } : step))
    await run(checked, first.results)
    expect(log.filter((key) => key === 'home')).toHaveLength(calls)
  }
})

test('a failed check leaves the step uncertain', async () => {
  const { steps } = made({ home: answer('INTERNAL') }, { home: { wasDone: async () => Promise.reject(answer('NETWORK')) } })
  expect((await run(steps)).kinds['home']).toBe('uncertain')
})

test('a response without the result is uncertain, an error of the backend is not', async () => {
  const { steps } = made({ home: new UncertainResult('Sent, not confirmed.'), 'J-1': answer('STALE') })
  const { results } = await run(steps)
  expect(results.get('home')).toEqual({ kind: 'uncertain', message: 'Sent, not confirmed.' })
  expect(results.get('J-1')).toEqual({ kind: 'failed', message: 'STALE!', code: 'STALE' })
})

test.each(['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED'])('%s ends the run; the step that was not sent has no result', async (code) => {
  const { steps, log } = made({ home: answer(code) })
  const saved: unknown[] = []
  const save = async (...args: readonly unknown[]) => void saved.push(args)
  const { end, kinds } = await run(steps, new Map(), { store: { begin: async (key) => void saved.push(key), save } })
  expect(end?.code).toBe(code)
  expect(log).toEqual(['home'])
  expect(kinds).toEqual({})
  expect(saved).toEqual(['home', ['home', null]])
})

test('stores each step before it is sent and after its result', async () => {
  const log: string[] = []
  const step: Step = { key: 'a', name: { name: 'a', title: null }, run: async () => (log.push('sent'), null) }
  const store = { begin: async () => void log.push('begin'), save: async () => void log.push('save') }
  await run([step], new Map(), { store, onStep: () => void log.push('reported') })
  expect(log).toEqual(['begin', 'sent', 'save', 'reported'])
})
