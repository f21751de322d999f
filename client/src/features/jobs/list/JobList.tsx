import { Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { paths } from '../../../shared/paths.ts'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { useFreshOnReturn } from '../detail/useFreshOnReturn.ts'
import { NewJobButton } from '../form/NewJobButton.tsx'
import { useDeletes } from '../actions/useDeletes.ts'
import { useLostRun } from '../bulk/lostRun.ts'
import { hasNoJobs, rowsKeyOf } from './jobListState.ts'
import { JobRows } from './JobRows.tsx'
import { PageNotes } from './PageNotes.tsx'
import { JobTabs } from './JobTabs.tsx'
import { JobToolbar } from './JobToolbar.tsx'
import { useJobListState } from './useJobListState.ts'
import { useJobPage } from './useJobPage.ts'
import { useReturnToRow } from './useReturnToRow.ts'
import { useJobSelection } from './useJobSelection.ts'
import classes from './JobList.module.css'

const RefusedDeletes = lazy(() => import('../bulk/RefusedDeletes.tsx').then((module) => ({ default: module.RefusedDeletes })))

const LostRunDialog = lazy(() => import('../bulk/LostRunDialog.tsx').then((module) => ({ default: module.LostRunDialog })))

const noRows: readonly never[] = []

export function JobList() {
  useFreshOnReturn()
  const [state, change] = useJobListState()
  const { page, isOutdated, isFilling, error, retry } = useJobPage(state)
  useReturnToRow(isFilling ? undefined : page?.items)
  const selection = useJobSelection(rowsKeyOf(state), page?.items ?? noRows)
  const { refused } = useDeletes()
  const { lost, forget } = useLostRun()
  const isFresh = page !== undefined && !isOutdated && hasNoJobs(state, page)
  return (
    <>
      <PageHeader title="Jobs" actions={<NewJobButton isSecondary={isFresh} />} />
      <Tabs value={state.filter} onChange={(filter) => change({ filter: filter as typeof state.filter })} keepMounted={false}>
        <JobTabs counts={page?.counts ?? null} />
        <Tabs.Panel value={state.filter} className={classes.panel}>
          {!isFresh && (
            <JobToolbar state={state} selection={selection} total={page?.totalCount ?? null} isOutdated={isOutdated} onChange={change} />
          )}
          {page && !error && !isOutdated && !isFilling && <PageNotes page={page} />}
          {error ? (
            <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
          ) : (
            <JobRows state={state} page={isFilling ? undefined : page} isOutdated={isOutdated} selection={selection} onChange={change} />
          )}
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {refused.length > 0 && <RefusedDeletes refused={refused} />}
        {lost && <LostRunDialog run={lost} onClose={forget} />}
      </Suspense>
    </>
  )
}
