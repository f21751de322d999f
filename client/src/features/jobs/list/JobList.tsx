import { Tabs } from '@mantine/core'
import { paths } from '../../../shared/paths.ts'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { JobRows } from './JobRows.tsx'
import { JobTabs } from './JobTabs.tsx'
import { JobToolbar } from './JobToolbar.tsx'
import { useJobListState } from './useJobListState.ts'
import { useJobPage } from './useJobPage.ts'
import classes from './JobList.module.css'

export function JobList() {
  const [state, change] = useJobListState()
  const { page, isOutdated, error, retry } = useJobPage(state)
  return (
    <>
      <PageHeader title="Jobs" />
      <Tabs value={state.filter} onChange={(filter) => change({ filter: filter as typeof state.filter })} keepMounted={false}>
        <JobTabs counts={page?.counts ?? null} />
        <Tabs.Panel value={state.filter} className={classes.panel}>
          <JobToolbar state={state} onChange={change} />
          {error ? (
            <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to the start' }} />
          ) : (
            <JobRows state={state} page={page} isOutdated={isOutdated} onChange={change} />
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
