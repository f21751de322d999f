import { JobActionsProvider } from './actions/JobActionsProvider.tsx'
import { JobList } from './list/JobList.tsx'

/** Spec §7 "Jobs": the list of all jobs the signed-in user may see. */
export function JobListPage() {
  return (
    <JobActionsProvider>
      <JobList />
    </JobActionsProvider>
  )
}
