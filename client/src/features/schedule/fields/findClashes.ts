import type { ApolloClient } from '@apollo/client'
import { wallTimeOf } from '@callout/contracts/time'
import type { ClashingVisit } from './conflict.ts'
import { RankedStaffDocument } from '../../staff/team/staff.generated.ts'
import type { StaffValues } from './scheduleValues.ts'

/** A visit to be saved. Instants are Unix seconds; `visitId` is null for a new one. */
export interface RequestedVisit {
  readonly visitId: string | null
  readonly startAt: number
  readonly endAt: number
  readonly staffIds: readonly string[]
}

/** Number of visits checked before saving. Saving reports conflicts of the others. */
export const MAX_CLASH_CHECKS = 8

export type ClashSearch = Pick<StaffValues, 'categoryId' | 'branchId'> & {
  /** IANA, of the account. */
  readonly timeZone: string
}

async function clashesOn(client: ApolloClient, { timeZone, ...search }: ClashSearch, visit: RequestedVisit): Promise<ClashingVisit[]> {
  const { date, time: startTime } = wallTimeOf(visit.startAt, timeZone)
  const { time: endTime } = wallTimeOf(visit.endAt, timeZone)
  const input = { ...search, date, startTime, endTime, excludeVisitId: visit.visitId }
  try {
    const { data } = await client.query({ query: RankedStaffDocument, variables: { input }, fetchPolicy: 'no-cache' })
    const chosen = (data?.rankedStaff ?? []).filter(({ id }) => visit.staffIds.includes(id))
    return chosen.flatMap(({ id, clashes }) => (clashes ?? []).map((clash) => ({ ...clash, staffId: id })))
  } catch {
    return []
  }
}

export async function findClashes(client: ApolloClient, search: ClashSearch, visits: readonly RequestedVisit[]): Promise<ClashingVisit[]> {
  const asked = visits.filter(({ staffIds }) => staffIds.length > 0).slice(0, MAX_CLASH_CHECKS)
  const found = await Promise.all(asked.map((visit) => clashesOn(client, search, visit)))
  return found.flat()
}
