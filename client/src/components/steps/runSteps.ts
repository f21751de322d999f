import { type ApiError, type ApiErrorCode, isLost, needsUser, toApiError } from '../../lib/api/apiError.ts'
import { inParallel } from '../list/inParallel.ts'
import { isSettled, RunEnded, type Step, type StepResult, type StepResults, UncertainResult, unconfirmed } from './step.ts'

export interface StepStore {
  /** Called before a step is sent. A step without a result may be done. */
  begin(this: void, key: string): Promise<void>
  /** null: not sent. */
  save(this: void, key: string, result: StepResult | null): Promise<void>
}

interface RunOptions {
  readonly limit: number
  /** Lets running steps finish, and starts no more. */
  readonly signal: AbortSignal
  /** Results of earlier runs: what is done or skipped is not repeated, what is uncertain is checked first. */
  readonly earlier?: StepResults
  readonly store?: StepStore | null
  /** Errors after which no more steps start. Default: the user has to sign in or pay. */
  readonly endsRun?: (code: ApiErrorCode) => boolean
  readonly onStep: (step: Step, result: StepResult) => void
}

const stagesOf = (steps: readonly Step[]): (readonly Step[])[] =>
  [...Map.groupBy(steps, ({ stage = 0 }) => stage)].toSorted(([first], [second]) => first - second).map(([, stage]) => stage)

/** Runs the steps that are not done, stage by stage. Resolves with the error that ended the run early, or null. Never rejects. */
export async function runSteps(
  steps: readonly Step[],
  { limit, signal, earlier = new Map(), store = null, endsRun = needsUser, onStep }: RunOptions,
): Promise<ApiError | null> {
  const results = new Map(earlier)
  const ending = new AbortController()
  const ended = AbortSignal.any([signal, ending.signal])
  let end: ApiError | null = null
  const endWith = (apiError: ApiError): void => {
    end ??= apiError
    ending.abort()
  }

  async function check({ wasDone }: Step): Promise<boolean | null> {
    try {
      return (await wasDone?.()) ?? null
    } catch (error) {
      const apiError = toApiError(error)
      if (endsRun(apiError.code)) endWith(apiError)
      return null
    }
  }

  async function failure(step: Step, error: unknown): Promise<StepResult> {
    if (error instanceof RunEnded) {
      ending.abort()
      throw error
    }
    const apiError = toApiError(error)
    const { code, message } = apiError
    if (endsRun(code)) endWith(apiError)
    if (needsUser(code)) throw new RunEnded()
    if (error instanceof UncertainResult) return { kind: 'uncertain', message }
    if (!isLost(code)) return { kind: 'failed', message, code }
    const wasDone = await check(step)
    if (wasDone) return { kind: 'done', undo: step.undo ?? null }
    return wasDone === null ? { kind: 'uncertain', message: unconfirmed(message), code } : { kind: 'failed', message, code }
  }

  async function resultOf(step: Step): Promise<StepResult> {
    const before = results.get(step.key)
    if (before?.kind === 'uncertain') {
      const wasDone = await check(step)
      if (wasDone) return { kind: 'done', undo: step.undo ?? null }
      if (wasDone === null) return before
    }
    await store?.begin(step.key)
    try {
      return { kind: 'done', undo: (await step.run()) ?? step.undo ?? null }
    } catch (error) {
      return failure(step, error)
    }
  }

  async function work(step: Step): Promise<void> {
    try {
      const result = await resultOf(step)
      results.set(step.key, result)
      await store?.save(step.key, result)
      onStep(step, result)
    } catch (error) {
      if (!(error instanceof RunEnded)) throw error
      await store?.save(step.key, null)
    }
  }

  const isReady = ({ key, needs = [] }: Step): boolean =>
    !isSettled(results.get(key)) && needs.every((needed) => isSettled(results.get(needed)))
  for (const stage of stagesOf(steps)) await inParallel(stage.filter(isReady), limit, work, ended)
  return end
}
