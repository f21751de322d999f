import { createStore, useStore } from '../../lib/createStore.ts'
import type { Step, StepContent } from '../../lib/offline/queue/step.ts'

export type WaitingStep = Step<StepContent>

const waiting = createStore<readonly WaitingStep[]>([])

export const waitingSteps = waiting.read
export const useWaitingSteps = (): readonly WaitingStep[] => useStore(waiting)

export function notifyWaiting(now: readonly WaitingStep[]): void {
  if (now.length > 0 || waitingSteps().length > 0) waiting.write(now)
}

/** Needs the user's decision. */
export const needsPerson = ({ state }: WaitingStep): boolean => state === 'conflict' || state === 'refused'

/** Steps of one lane that will be sent without the user, in order; those blocked by a problem are excluded. */
export function underWay(steps: readonly WaitingStep[], lane: string): readonly WaitingStep[] {
  const inLane = steps.filter((step) => step.lane === lane)
  const stuck = inLane.findIndex(needsPerson)
  return stuck < 0 ? inLane : inLane.slice(0, stuck)
}

export function blockedSteps(steps: readonly WaitingStep[]): ReadonlySet<number> {
  const stuck = new Map<string, number>()
  for (const step of steps) if (needsPerson(step) && !stuck.has(step.lane)) stuck.set(step.lane, step.seq)
  return new Set(steps.filter(({ lane, seq }) => seq > (stuck.get(lane) ?? Infinity)).map(({ seq }) => seq))
}
