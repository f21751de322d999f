import type { FirstPage } from '../../kit/list/firstPage.ts'
import { jobList } from './list/jobList.tsx'

export const firstPage: FirstPage = { list: jobList, page: 'JobListPage.tsx', isKept: true, isOfOffice: true }
