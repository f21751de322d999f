import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useState } from 'react'
import { perform } from '../../../components/actions/perform.ts'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { jobActions } from '../../jobs/actions/jobActions.ts'
import type { ActionInput, ActionTarget, JobSubject } from '../../visits/actionTarget.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { changeIn } from '../../../lib/api/changeIn.ts'
import { type ApiError, toApiError } from '../../../lib/api/apiError.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { ClashDialog } from './ClashDialog.tsx'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

/** A board change. `putBack`: shows the visit at the backend's place again, possibly where it was dropped. */
export interface BoardMove {
  readonly name: JobAction
  readonly subject: JobSubject
  readonly input: Partial<ActionInput>
  putBack(this: void, isDone: boolean): void
}

interface OpenClash {
  readonly move: BoardMove
  readonly target: ActionTarget
  readonly problem: ApiError
}

function backText(target: ActionTarget, problem: ApiError, format: Format): string {
  if (problem.code !== 'STALE') return `${target.name} was moved back: ${problem.message}`
  const { by, at } = changeIn(problem)
  return `${target.name} was moved back: ${by ?? 'someone else'} changed it${at === null ? '' : ` ${format.relative(at)}`}.`
}

export function useMoves(format: Format): { readonly move: (move: BoardMove) => void; readonly dialog: ReactNode } {
  const client = useApolloClient()
  // A queue: later drops may conflict too.
  const [clashes, setClashes] = useState<readonly OpenClash[]>([])
  const send = useCallback(
    async (move: BoardMove, isInsisting = false): Promise<void> => {
      let target: ActionTarget | null = null
      try {
        target = await jobActions.find(client, move.name, move.subject, false)
        const input = { ...move.input, ...(isInsisting && jobActions.override) }
        await perform(jobActions, { client, format }, { name: move.name, target, input })
        await reloadQueries(client, ['DispatchMap', 'UnplannedJobs'])
        move.putBack(true)
      } catch (error) {
        const problem = toApiError(error)
        if (problem.code === 'CLASH' && target) {
          const open = { move, target, problem }
          return setClashes((before) => [...before, open])
        }
        move.putBack(false)
        showError(target ? backText(target, problem, format) : problem.message)
        void reloadQueries(client, jobQueries)
      }
    },
    [client, format],
  )
  const close = (): void => setClashes((before) => before.slice(1))
  const [clash] = clashes
  const dialog = clash && (
    <ClashDialog
      key={clash.target.name}
      target={clash.target}
      problem={clash.problem}
      onOverride={() => {
        close()
        void send(clash.move, true)
      }}
      onPutBack={() => {
        close()
        clash.move.putBack(false)
      }}
    />
  )
  return { move: useCallback((move: BoardMove) => void send(move), [send]), dialog }
}
