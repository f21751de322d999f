import { ListPage } from '../../kit/list/ListPage.tsx'
import { jobList } from './list/jobList.tsx'

export const JobListPage = () => <ListPage list={jobList} />
