import { needsPerson, useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'

/** Whether an approval of the job's quote is on this device and not sent yet. One that was not accepted is still to be decided on. */
export const useWaitingApproval = (jobId: string): boolean =>
  useWaitingSteps().some((step) => step.content.kind === 'approval' && step.lane === jobId && !needsPerson(step))
