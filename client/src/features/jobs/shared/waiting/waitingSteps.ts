import { useSyncExternalStore } from 'react'
import type { Step } from '../../../../lib/offline/queue/step.ts'
import type { QueuedStep, StatusStep } from './jobStep.ts'

export type WaitingStep = Step<QueuedStep>

/** Queued steps of the signed-in user, as known to this window. */
let steps: readonly WaitingStep[] = []
const listeners = new Set<() => void>()

export const waitingSteps = (): readonly WaitingStep[] => steps

export function notifyWaiting(now: readonly WaitingStep[]): void {
  if (now.length === 0 && steps.length === 0) return
  steps = now
  listeners.forEach((listener) => listener())
}

export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWaitingSteps = (): readonly WaitingStep[] => useSyncExternalStore(subscribeWaiting, waitingSteps)

/** Needs the user's decision. */
export const needsPerson = ({ state }: WaitingStep): boolean => state === 'conflict' || state === 'refused'

/** Steps of one job that will be sent without the user, in order; those blocked by a problem are excluded. */
export function underWay(of: readonly WaitingStep[], jobId: string): readonly WaitingStep[] {
  const ofJob = of.filter(({ line }) => line === jobId)
  const stuck = ofJob.findIndex(needsPerson)
  return stuck < 0 ? ofJob : ofJob.slice(0, stuck)
}

export const isStatusStep = (step: WaitingStep): step is Step<StatusStep> => step.content.kind === 'status'
