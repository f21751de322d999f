import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobListState } from './jobListState.ts'
import { useListShortcuts } from './useListShortcuts.ts'
import classes from './ListTools.module.css'

const ListMoreMenu = lazy(() => import('./ListMoreMenu.tsx').then((module) => ({ default: module.ListMoreMenu })))
const KeyboardHelp = lazy(() => import('./KeyboardHelp.tsx').then((module) => ({ default: module.KeyboardHelp })))

interface ListMoreProps {
  readonly state: JobListState
  readonly total: number | null
}

/** What is done to the list as a whole. */
export function ListMore({ state, total }: ListMoreProps) {
  const { buttonProps, popup } = usePopupButton('menu')
  const { isHelpOpen, setIsHelpOpen } = useListShortcuts()
  return (
    <>
      <ActionIcon {...buttonProps} variant="default" size={36} className={classes.more} aria-label="More" title="More">
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {popup && <ListMoreMenu popup={popup} state={state} total={total} onHelp={() => setIsHelpOpen(true)} />}
        {isHelpOpen && <KeyboardHelp onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </>
  )
}
