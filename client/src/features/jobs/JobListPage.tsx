import { ListPage } from '../../kit/list/ListPage.tsx'
import { ActionsProvider } from '../../kit/actions/ActionsProvider.tsx'
import { jobActionSet } from '../../parts/jobs/actions/jobActionSet.ts'
import { jobList } from './list/jobList.tsx'

export const JobListPage = () => (
  <ActionsProvider set={jobActionSet}>
    <ListPage list={jobList} />
  </ActionsProvider>
)
