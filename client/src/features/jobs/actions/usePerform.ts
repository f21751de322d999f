import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { offerUndo } from '../../../shared/toasts/offerUndo.tsx'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import type { JobAction, ManageJobInput } from '../jobs.generated.ts'
import type { ActionTarget } from './actionTarget.ts'
import { standsAs, wordsFor } from './actionWords.ts'
import { manageJob } from './manageJob.ts'
import { refreshJobs } from './refreshJobs.ts'
import { runUndo, type UndoResult } from './runUndo.ts'
import { undoPlanOf } from './undoPlan.ts'

/** What a dialog adds to an action. */
export type ActionInput = Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion'>
type Perform = (action: JobAction, target: ActionTarget, input?: ActionInput) => Promise<void>

function reportUndo(name: string, { status, refusal }: UndoResult): void {
  if (refusal === undefined) showSuccess(`Undone: ${standsAs(name, status)}`)
  else showError(`Not undone: ${refusal} ${standsAs(name, status)}.`)
}

/** Does an action, says so, and offers the way back where there is one. Rejects with the refusal: nothing is said then. */
export function usePerform(): Perform {
  const client = useApolloClient()
  const format = useFormat()
  return useCallback(
    async (action, target, input) => {
      const { jobId, visitId, lockVersion, name } = target
      const outcome = await manageJob(client, { ...input, jobId, visitId, action, lockVersion })
      refreshJobs(client)
      const message = wordsFor(action, target, outcome, format)
      const plan = undoPlanOf(action, target, outcome, format.timeZone)
      if (!plan) return showSuccess(message)
      const onUndo = async (): Promise<void> => {
        reportUndo(name, await runUndo(client, target, plan, outcome))
        refreshJobs(client)
      }
      void offerUndo({ message, onUndo })
    },
    [client, format],
  )
}
