import { skipToken } from '@apollo/client/react'
import { useLocation } from 'react-router'
import { branchAt } from '../../../lib/session/branchChoice.ts'
import { useShellBranchesQuery } from './shellBranches.generated.ts'

/** Name of the selected branch; null: none is selected, or not loaded. */
export function useBranchName(): string | null {
  const branchId = branchAt(useLocation())
  const { data } = useShellBranchesQuery(branchId === null ? skipToken : {})
  return data?.branches.items.find(({ id }) => id === branchId)?.name ?? null
}
