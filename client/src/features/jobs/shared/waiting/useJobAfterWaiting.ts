import { useMemo } from 'react'
import { useActingUser } from '../../../../lib/session/useActingUser.ts'
import { jobAfterWaiting } from './afterWaiting.ts'
import { useWaitingSteps } from './waitingSteps.ts'

/** A job as it will be once what waits to be sent has arrived; the same object where nothing waits. */
export function useJobAfterWaiting<Job extends Parameters<typeof jobAfterWaiting>[0]>(job: Job): Job {
  const waiting = useWaitingSteps()
  const user = useActingUser()
  return useMemo(() => jobAfterWaiting(job, waiting, user), [job, waiting, user])
}
