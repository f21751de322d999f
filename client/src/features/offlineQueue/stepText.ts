import { needsPerson, type WaitingStep } from './waitingSteps.ts'

export const formatState = (step: WaitingStep, isBlocked: boolean, isOffline: boolean): string => {
  if (step.state === 'refused') return 'Not accepted'
  if (step.state === 'conflict') return 'Changed by someone else'
  if (isBlocked) return 'Waiting for the one before it'
  return step.state === 'sending' && !isOffline ? 'Checking whether it arrived' : 'Waiting to send'
}

/** "4 waiting", "1 needs you". */
export function waitingText(steps: readonly WaitingStep[]): string {
  const stuck = steps.filter(needsPerson).length
  if (stuck > 0) return stuck === 1 ? '1 needs you' : `${stuck} need you`
  return `${steps.length} waiting`
}
