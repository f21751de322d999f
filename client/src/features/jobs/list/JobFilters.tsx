import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import { useIsPhone } from '../../../shared/ui/useIsPhone.ts'
import { filterCount, type JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

const JobFilterSheet = lazy(() => import('./JobFilterSheet.tsx').then((module) => ({ default: module.JobFilterSheet })))
const JobFilterPanel = lazy(() => import('./JobFilterPanel.tsx').then((module) => ({ default: module.JobFilterPanel })))

interface JobFiltersProps {
  readonly state: JobListState
  /** Rows on all pages; null: not known, or not yet. */
  readonly total: number | null
  readonly onChange: ChangeJobList
}

/** The button of the filters, with how many are in force; they open beside it, on a phone in a sheet from below. */
export function JobFilters({ state, total, onChange }: JobFiltersProps) {
  const { buttonProps, popup } = usePopupButton('dialog')
  const isPhone = useIsPhone()
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
      <Suspense fallback={null}>
        {popup && isPhone && <JobFilterSheet popup={popup} state={state} total={total} onChange={onChange} />}
        {popup && !isPhone && <JobFilterPanel popup={popup} state={state} onChange={onChange} />}
      </Suspense>
    </>
  )
}
