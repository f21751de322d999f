import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { counted } from '../../../components/list/listText.ts'
import { offerStepsUndo } from '../../../components/steps/offerStepsUndo.ts'
import { type EndedRun, useSteps } from '../../../components/steps/useSteps.ts'
import { customerName } from '../picker/customerText.ts'
import type { MergePlan } from './mergePlan.ts'
import { mergeSteps } from './mergeSteps.ts'

const mergeStep = { one: 'merge step', many: 'merge steps' } as const
const refreshes = ['CustomerRecord', 'Customers', 'JobsOf', 'Jobs']
/** Customers, properties, then jobs: a job moves only to a customer with its property. */
const undoStages = [2, 0, 1]

/** The merge on a customer's page. `onWhole`: called when everything movable has moved. */
export function useMerge(customerId: string, onWhole: () => void) {
  const client = useApolloClient()
  /** Undo offer of the previous try: replaced by the newer one, which covers it. */
  const withdraw = useRef<Promise<() => void> | null>(null)

  const offer = ({ plan, steps, results, isOver }: EndedRun<MergePlan>): void => {
    const done = steps.flatMap(({ key, name: { name }, stage }) => {
      const result = results.get(key)
      return result?.kind === 'done' && result.undo ? [{ name, stage: stage ?? 0, undo: result.undo }] : []
    })
    if (done.length === 0) return
    const [remaining, gone] = [customerName(plan.keep), customerName(plan.other)]
    void withdraw.current?.then((end) => end())
    withdraw.current = offerStepsUndo(isOver ? `${gone} merged into ${remaining}` : `${counted(mergeStep, done.length)} done`, {
      groups: undoStages.map((stage) => done.filter((step) => step.stage === stage)),
      undoneMessage: (_, isAll) => (isAll ? `Merge undone: ${gone}` : null),
      refresh: () => reloadQueries(client, refreshes),
    })
  }
  return useSteps<MergePlan>({
    getSteps: (plan) => mergeSteps(client, plan),
    storeAs: `merge ${customerId}`,
    onEnd: async (ended) => {
      await reloadQueries(client, refreshes)
      offer(ended)
      if (ended.isOver && [...ended.results.values()].every(({ kind }) => kind === 'done')) onWhole()
    },
  })
}
