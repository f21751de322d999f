import { TODAY } from '@callout/contracts/firstPicture'
import type { FirstOtherPage } from '../../kit/list/firstPage.ts'
import { paths } from '../../shared/paths.ts'
import { TodayDocument, TodayJobsDocument, TodayStaffDocument } from './dashboard.generated.ts'
import { attentionLists, dayLists, todayJobsVariables, todayStaffVariables } from './todayLists.ts'

export const firstPage: FirstOtherPage = {
  path: paths.home(),
  page: 'TodayPage.tsx',
  queries: [
    { query: TodayDocument, variables: { branchId: null, date: TODAY } },
    ...Object.values(attentionLists).map((list) => ({ query: TodayJobsDocument, variables: todayJobsVariables(list, null) })),
    ...dayLists(TODAY).map((list) => ({ query: TodayJobsDocument, variables: todayJobsVariables(list, null) })),
    { query: TodayStaffDocument, variables: todayStaffVariables(null, TODAY) },
  ],
  isOfOffice: true,
}
