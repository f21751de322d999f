import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { useSteps } from '../../../components/steps/useSteps.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { branchName } from '../branch.ts'
import { RemoveBranchHeadDocument } from '../head/branchHead.generated.ts'
import type { HeadedBranch } from '../head/headedBranch.ts'
import { contentsOf, type Movable } from './branchContents.ts'
import { type DeletionPlan, deletionSteps } from './deletionSteps.ts'

export const deletionRun = (branchId: string): string => `branchDeletion ${branchId}`

/** Loads a branch's records, moves them individually, and deletes the empty branch. */
export function useBranchDeletion(branch: HeadedBranch, onDeleted: () => void) {
  const client = useApolloClient()
  const { id: branchId, branchHead: head } = branch
  const found = useRef(new Map<string, Movable>())
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const steps = useSteps<DeletionPlan>({
    getSteps: (plan) => deletionSteps(client, plan, found.current),
    storeAs: deletionRun(branchId),
    onEnd: ({ isOver }) => {
      if (!isOver) return
      for (const fieldName of ['branches', 'branch']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
      onDeleted()
    },
  })
  const { isNew } = steps
  const { data, error } = useLoaded(isNew ? branchId : null, async ({ signal }) => ({
    contents: await contentsOf(client, branchId, signal),
  }))

  const start = async (targetId: string): Promise<void> => {
    setIsStarting(true)
    try {
      // A head leads exactly one branch: remove the role so that the user moves as staff.
      if (head && targetId) await client.mutate({ mutation: RemoveBranchHeadDocument, variables: { branchId, branchHeadId: head.id } })
      const records = (targetId ? await contentsOf(client, branchId, new AbortController().signal) : null) ?? []
      found.current = new Map(records.map((record) => [record.id, record]))
      steps.start({ branchId, name: branchName(branch), targetId, records: records.map(({ id, name }) => ({ id, name })) })
    } catch (failure) {
      setProblem(toastSaveError(failure).message)
    }
  }
  return {
    steps,
    /** null: being read. */
    loaded: isNew && !isStarting ? data : null,
    problem: error === undefined ? problem : toApiError(error).message,
    start,
  }
}
