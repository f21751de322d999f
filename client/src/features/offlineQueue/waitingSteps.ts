import { createStore, useStore } from '../../lib/createStore.ts'
import type { Step } from '../../lib/offline/queue/step.ts'
import type { QueuedStep, StatusStep } from './jobStep.ts'

export type WaitingStep = Step<QueuedStep>

/** Queued steps of the signed-in user, as known to this window. */
const steps = createStore<readonly WaitingStep[]>([])

export const waitingSteps = steps.read
export const useWaitingSteps = (): readonly WaitingStep[] => useStore(steps)

export function notifyWaiting(now: readonly WaitingStep[]): void {
  if (now.length > 0 || waitingSteps().length > 0) steps.write(now)
}

/** Needs the user's decision. */
export const needsPerson = ({ state }: WaitingStep): boolean => state === 'conflict' || state === 'refused'

/** Steps of one job that will be sent without the user, in order; those blocked by a problem are excluded. */
export function underWay(of: readonly WaitingStep[], jobId: string): readonly WaitingStep[] {
  const ofJob = of.filter(({ line }) => line === jobId)
  const stuck = ofJob.findIndex(needsPerson)
  return stuck < 0 ? ofJob : ofJob.slice(0, stuck)
}

export const isStatusStep = (step: WaitingStep): step is Step<StatusStep> => step.content.kind === 'status'
