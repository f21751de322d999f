import { holds } from '@callout/contracts/profile/authorities'
import { userType } from '@callout/contracts/profile/userType'
import type { PageQuery } from '../../lib/api/usePageQuery.ts'
import { browserZone, wallOf } from '../../lib/format/dates.ts'
import { branchIn } from '../../lib/session/branchChoice.ts'
import { readSession } from '../../lib/session/session.ts'
import { actingUser } from '../../lib/session/useActingUser.ts'
import { TodayDocument, TodayJobsDocument, TodayStaffDocument } from './dashboard.generated.ts'
import { approvedList, attentionLists, dayLists, todayJobsVariables, todayStaffVariables } from './todayLists.ts'
import { nowInSeconds } from '../../lib/clock.ts'

/** Not the week's chart, which needs the account's first day of the week, nor likely late visits, which are rare: they start on render. */
export function todayQueries(params: URLSearchParams): PageQuery[] {
  const branchId = branchIn(params)
  const user = actingUser()
  const { date } = wallOf(nowInSeconds(), readSession('timezone') || browserZone())
  const plans = user.user_type !== userType.STAFF_ADMIN.code && (holds(user, 'dispatch') || holds(user, 'manage_jobs'))
  const lists = [...(plans ? [...Object.values(attentionLists), approvedList] : []), ...dayLists(date)]
  return [
    { query: TodayDocument, variables: { branchId, date } },
    ...lists.map((list) => ({ query: TodayJobsDocument, variables: todayJobsVariables(list, branchId) })),
    ...(plans && user.user_type !== userType.INDIVIDUAL.code
      ? [{ query: TodayStaffDocument, variables: todayStaffVariables(branchId, date) }]
      : []),
  ]
}
