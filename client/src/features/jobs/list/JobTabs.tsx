import { jobFilter } from '@callout/contracts/jobs/status'
import { Tabs } from '@mantine/core'
import type { JobFilter, JobsQuery } from '../jobs.generated.ts'
import classes from './JobList.module.css'

type Counts = NonNullable<JobsQuery['jobs']['counts']>

const countNames = { ALL: 'all', ACTIVE: 'active', PENDING: 'pending', COMPLETED: 'completed' } as const satisfies Record<
  JobFilter,
  keyof Counts
>
const filters: readonly JobFilter[] = ['ALL', 'ACTIVE', 'PENDING', 'COMPLETED']

/** The four filters of spec §4, each with how many jobs it lists under the same search. */
export function JobTabs({ counts }: { readonly counts: JobsQuery['jobs']['counts'] }) {
  return (
    <Tabs.List className={classes.tabs} aria-label="Job filter">
      {filters.map((filter) => (
        <Tabs.Tab key={filter} value={filter} classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}>
          {jobFilter[filter].label}
          {counts && <span className={classes.tabCount}>{counts[countNames[filter]].toLocaleString('en')}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
