import type { Undo } from '../../lib/writes/writeResult.ts'
import { type ApiErrorCode, Problem, toApiError } from '../../lib/api/apiError.ts'
import type { RowName } from '../list/rowName.ts'

export interface Step {
  /** Unique in its run. */
  readonly key: string
  readonly name: RowName
  /** Starts after all steps of earlier stages; default: 0. */
  readonly stage?: number
  /** Keys of steps of earlier stages: starts only if they are done or skipped. */
  readonly needs?: readonly string[]
  /** Rejects with the gateway's error, a `Problem` or an `UncertainResult`. */
  run(this: void): Promise<Undo | null>
  /** Undoes a step whose response is lost. */
  readonly undo?: Undo | undefined
  /** Whether the step took effect; null if that is unknown. Default: unknown. */
  wasDone?(this: void): Promise<boolean | null>
}

export type StepResult =
  | { readonly kind: 'done'; readonly undo: Undo | null }
  | { readonly kind: 'failed'; readonly message: string; readonly code: ApiErrorCode }
  /** May be done: not repeated unless `wasDone` returns false. Without a code: the response doesn't show the result. */
  | { readonly kind: 'uncertain'; readonly message: string; readonly code?: ApiErrorCode }
  /** Not done, and given up. */
  | { readonly kind: 'skipped'; readonly message: string }

/** By key. A step without a result has not been started. */
export type StepResults = ReadonlyMap<string, StepResult>

/** The response was received, but doesn't show the result. */
export class UncertainResult extends Problem {}

/** Thrown by a step that was not sent and has no result: ends the run. */
export class RunEnded extends Error {}

export const unconfirmed = (reason: string): string => `We couldn’t confirm the result. ${reason}`

export const isSettled = (result: StepResult | undefined): boolean => result?.kind === 'done' || result?.kind === 'skipped'

/** Whether a step failed or may be done. */
export const hasProblems = ({ results }: { readonly results: StepResults }): boolean =>
  [...results.values()].some(({ kind }) => kind === 'failed' || kind === 'uncertain')

/** `wasDone` of a deletion, by reading the record. */
export async function isGone(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read()
    return false
  } catch (error) {
    if (toApiError(error).code === 'NOT_FOUND') return true
    throw error
  }
}
