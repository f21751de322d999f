import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { MergeStep, MergeSteps, StepBack } from './mergeSteps.ts'

/** A failed step and its error. */
export interface FailedStep {
  readonly step: MergeStep
  readonly message: string
}

/** Progress of a merge: a retry continues from it. */
export interface MergeState {
  /** Undo functions of completed steps, in order. */
  readonly done: ReadonlyMap<string, StepBack>
  readonly failed: readonly FailedStep[]
  /** Nothing is left except failed steps that were given up. */
  readonly isOver: boolean
}

export const notStarted: MergeState = { done: new Map(), failed: [], isOver: false }

interface MergeRun {
  readonly steps: MergeSteps
  readonly before: MergeState
  /** Gives up failed steps: their records stay with the other customer. */
  readonly isGivingUp?: boolean
  readonly signal: AbortSignal
  readonly onProgress: (answered: number, total: number) => void
}

/** Runs the remaining steps. The last phase runs only if nothing failed or failed steps are given up. */
export async function runMerge({ steps, before, isGivingUp = false, signal, onProgress }: MergeRun): Promise<MergeState> {
  const done = new Map(before.done)
  const failed: FailedStep[] = []
  const isLeft = ({ key }: MergeStep): boolean => !done.has(key)
  const given = isGivingUp ? before.failed : []
  const isWanted = (step: MergeStep): boolean => isLeft(step) && !given.some((one) => one.step.key === step.key)
  const stages = [steps.properties, steps.jobs, steps.ends].map((stage) => stage.filter(isWanted))
  const total = stages.flat().length
  let answered = 0
  const attempt = async (step: MergeStep): Promise<void> => {
    try {
      done.set(step.key, await step.run())
    } catch (error) {
      failed.push({ step, message: toApiError(error).message })
    }
    onProgress((answered += 1), total)
  }
  for (const [place, stage] of stages.entries()) {
    const isEnd = place === stages.length - 1
    if (signal.aborted || (isEnd && failed.length > 0)) break
    await inParallel(stage, isEnd ? 1 : MOST_AT_ONCE, attempt, signal)
  }
  const isOver =
    failed.length === 0 && [...steps.properties, ...steps.jobs, ...steps.ends].filter(isWanted).every((step) => done.has(step.key))
  return { done, failed: [...given, ...failed], isOver }
}

/** Undoes everything: customers, properties, then jobs. Resolves with the steps that could not be undone. */
export async function undoMerge({ properties, jobs, ends }: MergeSteps, { done }: MergeState): Promise<FailedStep[]> {
  const failed: FailedStep[] = []
  for (const stage of [ends, properties, jobs])
    await inParallel(stage, MOST_AT_ONCE, async (step) => {
      try {
        await done.get(step.key)?.()
      } catch (error) {
        failed.push({ step, message: toApiError(error).message })
      }
    })
  return failed
}
