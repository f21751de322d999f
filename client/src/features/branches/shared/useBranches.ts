import { skipToken } from '@apollo/client/react'
import type { Choosable } from '../../../components/list/defineList.ts'
import { useListBranchesQuery } from './choices.generated.ts'

const none: readonly never[] = []

/** The branches that a filter chooses from; where they are not wanted nothing is asked. */
export function useBranches(isWanted: boolean): readonly Choosable[] {
  const { data } = useListBranchesQuery(isWanted ? {} : skipToken)
  return data?.branches.items ?? none
}
