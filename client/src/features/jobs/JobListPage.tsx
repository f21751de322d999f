import { ListPage } from '../../kit/list/ListPage.tsx'
import { JobActionsProvider } from '../../parts/jobs/actions/JobActionsProvider.tsx'
import { jobList } from './list/jobList.tsx'

export const JobListPage = () => (
  <JobActionsProvider>
    <ListPage list={jobList} />
  </JobActionsProvider>
)
