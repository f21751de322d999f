import { ListPage } from '../../components/list/ListPage.tsx'
import { jobList } from './list/jobList.tsx'

export const JobListPage = () => <ListPage list={jobList} />
