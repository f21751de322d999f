import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import { filterCount, type JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

const JobFilterPanel = lazy(() => import('./JobFilterPanel.tsx').then((module) => ({ default: module.JobFilterPanel })))

interface JobFiltersProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** The button of the filters, with how many are in force. */
export function JobFilters({ state, onChange }: JobFiltersProps) {
  const { buttonProps, popup } = usePopupButton('dialog')
  const count = filterCount(state)
  return (
    <>
      <Button
        {...buttonProps}
        variant="default"
        className={classes.filterButton}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        rightSection={count > 0 && <span className={classes.filterCount}>{count}</span>}
      >
        Filters
      </Button>
      <Suspense fallback={null}>{popup && <JobFilterPanel popup={popup} state={state} onChange={onChange} />}</Suspense>
    </>
  )
}
