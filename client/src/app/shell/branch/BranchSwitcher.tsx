import { skipToken } from '@apollo/client/react'
import { UnstyledButton } from '@mantine/core'
import { IconBuilding, IconChevronDown } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useIsIdle } from '../../../lib/whenIdle.ts'
import { mayChooseBranch, BRANCH, branchAt, isListByBranch, rememberBranch } from '../../../lib/session/branchChoice.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import classes from './BranchSwitcher.module.css'
import { useShellBranchesQuery } from './shellBranches.generated.ts'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

const BranchItems = lazyWithPreload(async () => (await import('./BranchItems.tsx')).BranchItems)

/** List to show after choosing a branch: the open one, that of the open record, or Today. */
const getList = (pathname: string): string => {
  const area = `/${pathname.split('/')[1] ?? ''}`
  return isListByBranch(area) ? area : paths.home()
}

/** The selected branch (null: all) and its setter: one history entry per choice. */
function useBranch(): readonly [branchId: string | null, choose: (branchId: string | null) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => rememberBranch({ pathname, search }), [pathname, search])
  const choose = (branchId: string | null): void => {
    const params = new URLSearchParams(isListByBranch(pathname) ? search : '')
    params.delete('page')
    params.delete(BRANCH)
    if (branchId !== null) params.set(BRANCH, branchId)
    void navigate({ pathname: getList(pathname), search: params.toString() })
  }
  return [branchAt({ pathname, search }), choose]
}

interface BranchSwitcherProps {
  /** On a phone the switcher is in the areas sheet; the top bar only shows the branch. */
  readonly place: 'bar' | 'sheet'
  readonly onChosen?: () => void
}

/** Selects the branch of all lists and counts. Hidden with a single branch. */
export function BranchSwitcher({ place, onChosen }: BranchSwitcherProps) {
  useSessionValue('userType')
  const isOffered = mayChooseBranch()
  const [branchId, choose] = useBranch()
  const isIdle = useIsIdle()
  const isRequested = isOffered && (isIdle || branchId !== null)
  const { data } = useShellBranchesQuery(isRequested ? {} : skipToken)
  const { buttonProps, popup } = usePopupButton('menu', [BranchItems])
  const branches = (data?.branches.items ?? []).filter(({ id, isActive }) => isActive !== false || id === branchId)
  if (!isOffered || (branches.length < 2 && branchId === null)) return null
  const name = branchId === null ? 'All branches' : (branches.find(({ id }) => id === branchId)?.name ?? 'Branch')
  const onChoose = (id: string | null): void => {
    choose(id)
    onChosen?.()
  }
  return (
    <>
      {place === 'bar' && branchId !== null && (
        <span className={`ellipsis ${classes.returned}`} dir="auto">
          {name}
        </span>
      )}
      <UnstyledButton
        {...buttonProps}
        className={classes.button}
        data-place={place}
        aria-label={`Branch: ${name}`}
        data-chosen={branchId !== null || undefined}
      >
        <IconBuilding size={16} stroke={1.7} aria-hidden />
        <span className={`shrink ellipsis ${classes.name}`} dir="auto">
          {name}
        </span>
        <IconChevronDown size={14} stroke={2} aria-hidden />
      </UnstyledButton>
      {popup && <BranchItems popup={popup} branches={branches} branchId={branchId} onChoose={onChoose} />}
    </>
  )
}
