import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './ListTools.module.css'

const ColumnsPanel = lazy(() => import('./ColumnsPanel.tsx').then((module) => ({ default: module.ColumnsPanel })))

interface ColumnsButtonProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** Which columns there are, and in which order. */
export function ColumnsButton({ state, onChange }: ColumnsButtonProps) {
  const { buttonProps, popup } = usePopupButton('dialog')
  return (
    <>
      <ActionIcon {...buttonProps} variant="default" size={36} className={classes.columns} aria-label="Columns" title="Columns">
        <IconColumns3 size={18} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>{popup && <ColumnsPanel popup={popup} state={state} onChange={onChange} />}</Suspense>
    </>
  )
}
