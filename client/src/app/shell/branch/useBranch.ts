import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { BRANCH, branchAt, isListByBranch, keepBranch } from '../../../lib/session/branchChoice.ts'

/** The list that shows the chosen branch: the one that is open, that of the open record, or Today. */
const listOf = (pathname: string): string => {
  const area = `/${pathname.split('/')[1] ?? ''}`
  return isListByBranch(area) ? area : paths.home()
}

/** The branch that is shown, null for all of them, and how another one is chosen: one entry of the browser's history. */
export function useBranch(): readonly [branchId: string | null, choose: (branchId: string | null) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => keepBranch({ pathname, search }), [pathname, search])
  const choose = (branchId: string | null): void => {
    const params = new URLSearchParams(isListByBranch(pathname) ? search : '')
    params.delete('page')
    params.delete(BRANCH)
    if (branchId !== null) params.set(BRANCH, branchId)
    void navigate({ pathname: listOf(pathname), search: params.toString() })
  }
  return [branchAt({ pathname, search }), choose]
}
