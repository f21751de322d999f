import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { offerUndo } from '../../../shared/toasts/offerUndo.tsx'
import { showError, showInfo, showSuccess } from '../../../shared/toasts/toasts.ts'
import type { JobAction, ManageJobInput } from '../jobs.generated.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { ignoredWords, sentWords, standsAs, undoSentWords, wordsFor } from './actionWords.ts'
import { effectOf, toldOf } from './effect.ts'
import { manageJob } from './manageJob.ts'
import { refreshJobs } from '../refreshJobs.ts'
import { runUndo, type UndoResult } from './runUndo.ts'
import { undoPlanOf } from './undoPlan.ts'

/** What a dialog adds to an action. */
export type ActionInput = Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion'>
type Perform = (action: JobAction, target: ActionTarget, input?: ActionInput) => Promise<void>

function reportUndo(name: string, { status, effect, refusal }: UndoResult): void {
  if (refusal !== undefined) showError(`Couldn’t undo: ${refusal} ${standsAs(name, status)}.`)
  else if (effect === 'done') showSuccess(`Undone: ${standsAs(name, status)}`)
  else if (effect === 'ignored') showError(`Partly undone: ${standsAs(name, status)}.`)
  else showInfo(undoSentWords(name))
}

/**
 * Does an action, says what the backend tells of it, and offers the way back where there is one. Rejects with the refusal:
 * nothing is said then.
 */
export function usePerform(): Perform {
  const client = useApolloClient()
  const format = useFormat()
  return useCallback(
    async (action, target, input) => {
      const { jobId, visitId, lockVersion, name } = target
      const sent = { ...input, jobId, visitId, action, lockVersion }
      const { outcome, effect } = await manageJob(client, sent, (told) => effectOf(sent, target, told, format.timeZone))
      refreshJobs(client)
      if (effect === 'ignored') return showError(ignoredWords(action, name, (outcome && toldOf(outcome, target)?.status) ?? null))
      if (effect === 'unknown' || !outcome) return showInfo(sentWords(action, name))
      const message = wordsFor(action, target, outcome, format)
      const plan = undoPlanOf(action, target, outcome, format.timeZone)
      if (!plan) return showSuccess(message)
      const onUndo = async (): Promise<void> => {
        reportUndo(name, await runUndo(client, target, plan, outcome, format.timeZone))
        refreshJobs(client)
      }
      void offerUndo({ message, onUndo })
    },
    [client, format],
  )
}
