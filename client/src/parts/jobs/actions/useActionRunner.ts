import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import type { JobAction, JobVisitFragment } from '../jobs.generated.ts'
import { type ActionTarget, type TargetJob, targetOfJob, targetOfVisit } from '../actionTarget.ts'
import { asksFirst } from './asksFirst.ts'
import { findTarget } from '../findTarget.ts'
import { takeKeptAction } from '../dialogs/keptAction.ts'
import { refreshJobs } from '../refreshJobs.ts'
import { usePerform } from './usePerform.ts'

/** An action that waits for an answer in its dialog. */
export interface ActionRequest {
  readonly action: JobAction
  readonly target: ActionTarget
}

export interface ActionRunner {
  /** Does the action or opens its dialog. Without a visit it goes to the one that comes next. */
  readonly run: (action: JobAction, job: TargetJob, visit?: JobVisitFragment | null) => void
  /** `busyKeyOf` what is being done at this moment. */
  readonly busyKey: string | null
  readonly request: ActionRequest | null
  readonly close: () => void
}

export const busyKeyOf = (job: TargetJob, visit?: JobVisitFragment | null): string => (visit ? `visit ${visit.id}` : `job ${job.id}`)

export function useActionRunner(): ActionRunner {
  const client = useApolloClient()
  const perform = usePerform()
  const { timeZone } = useFormat()
  const [request, setRequest] = useState<ActionRequest | null>(null)
  const [busyKey, setBusyKey] = useState<string | null>(null)
  useEffect(() => {
    setRequest(takeKeptAction())
  }, [])

  const begin = useCallback(
    async (action: JobAction, job: TargetJob, visit?: JobVisitFragment | null): Promise<void> => {
      const isOne = job.visitsTotal === 1
      const target = visit ? targetOfVisit(job, visit) : isOne ? targetOfJob(job) : await findTarget(client, action, job)
      if (asksFirst(action, target, timeZone)) setRequest({ action, target })
      else await perform(action, target)
    },
    [client, perform, timeZone],
  )
  const run = useCallback<ActionRunner['run']>(
    (action, job, visit) => {
      setBusyKey(busyKeyOf(job, visit))
      void begin(action, job, visit)
        .catch((error: unknown) => {
          showError(refusalOf(error).message)
          refreshJobs(client)
        })
        .finally(() => setBusyKey(null))
    },
    [begin, client],
  )
  return { run, busyKey, request, close: useCallback(() => setRequest(null), []) }
}
