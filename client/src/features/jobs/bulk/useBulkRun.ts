import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { refreshJobs } from '../../../parts/jobs/refreshJobs.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { useKeptRun } from './lostRun.ts'
import { offerBulkUndo } from './offerBulkUndo.ts'
import { type BulkDone, type BulkRefused, runBulk } from './runBulk.ts'

/** How far a bulk action is. */
export interface BulkState {
  readonly phase: 'asking' | 'running' | 'over'
  readonly kind: BulkOrder['kind']
  readonly total: number
  /** Those that worked, of all tries. */
  readonly doneCount: number
  readonly refused: readonly BulkRefused[]
  /** Jobs of the last try that have an answer. */
  readonly answered: number
}

interface Try {
  readonly order: BulkOrder
  readonly jobs: readonly JobRowFragment[]
  readonly isAgain?: boolean
  readonly allowClash?: boolean
}

function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
}

/** Runs a bulk action and follows it. `onEnd` hears of every try which jobs it changed and whether all of them were. */
export function useBulkRun(kind: BulkOrder['kind'], onEnd: (done: readonly BulkDone[], isWhole: boolean) => void) {
  const client = useApolloClient()
  const user = useActingUser()
  const { timeZone } = useFormat()
  const stop = useRef<AbortController | null>(null)
  const kept = useKeptRun(kind)
  const [state, setState] = useState<BulkState>({ phase: 'asking', kind, total: 0, doneCount: 0, refused: [], answered: 0 })
  useLeaveWarning(state.phase === 'running')

  const run = async ({ order, jobs, isAgain = false, allowClash = false }: Try): Promise<void> => {
    const done: BulkDone[] = []
    const controller = new AbortController()
    stop.current = controller
    kept.begin(jobs)
    const unsure = new Map(state.refused.flatMap((one) => (one.unsure ? [[one.job.id, one.unsure] as const] : [])))
    let refusedCount = 0
    setState((before) => ({
      ...before,
      phase: 'running',
      total: jobs.length,
      answered: 0,
      refused: before.refused.filter(({ job }) => !jobs.some(({ id }) => id === job.id)),
    }))
    await runBulk({
      client,
      order,
      jobs,
      user,
      zone: timeZone,
      isAgain,
      unsure,
      allowClash,
      signal: controller.signal,
      onSessionLost: () => controller.abort(),
      onDone: (one) => {
        done.push(one)
        kept.answered(one.job)
        setState((before) => ({ ...before, answered: before.answered + 1, doneCount: before.doneCount + 1 }))
      },
      onRefused: (one) => {
        refusedCount += 1
        kept.answered(one.job)
        setState((before) => ({ ...before, answered: before.answered + 1, refused: [...before.refused, one] }))
      },
    })
    kept.end()
    refreshJobs(client)
    offerBulkUndo(client, kind, done, timeZone)
    setState((before) => ({ ...before, phase: 'over' }))
    onEnd(done, refusedCount === 0 && done.length === jobs.length)
  }
  return { state, run, stop: () => stop.current?.abort() }
}
