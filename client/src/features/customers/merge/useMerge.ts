import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { customerName } from '../picker/customerWords.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { offerUndo } from '../../../components/toasts/offerUndo.tsx'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import type { MergePlan } from './mergePlan.ts'
import { mergeSteps } from './mergeSteps.ts'
import { type MergeState, notStarted, runMerge, undoMerge } from './runMerge.ts'

const refreshes = ['CustomerRecord', 'Customers', 'JobsOf', 'Jobs']

interface Progress {
  readonly answered: number
  readonly total: number
}

/** State of a merge. `onWhole`: called when everything movable has moved. */
export function useMerge(onWhole: () => void) {
  const client = useApolloClient()
  const { day, today } = useFormat()
  const [state, setState] = useState<MergeState>(notStarted)
  const [progress, setProgress] = useState<Progress | null>(null)
  const stop = useRef<AbortController | null>(null)
  /** Undo offer of the previous try: replaced by the newer one, which covers it. */
  const withdraw = useRef<Promise<() => void> | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const offer = (plan: MergePlan, after: MergeState): void => {
    const steps = mergeSteps(client, plan, day(today()))
    const undo = async (): Promise<void> => {
      const failed = await undoMerge(steps, after)
      await reloadQueries(client, refreshes)
      if (failed.length === 0) return showSuccess(`Merge undone: ${customerName(plan.other)}`)
      showError(`Couldn’t undo: ${failed.map(({ step, message }) => `${step.name.name}: ${message}`).join(' ')}`)
    }
    const message = after.isOver
      ? `${customerName(plan.other)} merged into ${customerName(plan.keep)}`
      : `${after.done.size} merge steps done`
    void withdraw.current?.then((end) => end())
    withdraw.current = offerUndo({ message, onUndo: undo })
  }
  const run = async (plan: MergePlan, isGivingUp = false): Promise<void> => {
    const steps = mergeSteps(client, plan, day(today()))
    const controller = new AbortController()
    stop.current = controller
    setProgress({ answered: 0, total: 0 })
    const after = await runMerge({
      steps,
      before: state,
      isGivingUp,
      signal: controller.signal,
      onProgress: (answered, total) => setProgress({ answered, total }),
    })
    setState(after)
    setProgress(null)
    await reloadQueries(client, refreshes)
    if (after.done.size > 0) offer(plan, after)
    if (after.isOver && after.failed.length === 0) onWhole()
  }
  return { state, progress, run: (plan: MergePlan, isGivingUp?: boolean) => void run(plan, isGivingUp), stop: () => stop.current?.abort() }
}
