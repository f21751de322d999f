import { skipToken } from '@apollo/client/react'
import { refusalOf } from '../../shared/api/refusal.ts'
import { type RankedStaffInput, type RankedStaffQuery, useRankedStaffQuery } from './staff.generated.ts'

export type WantedTime = Pick<RankedStaffInput, 'date' | 'startTime' | 'endTime'>
export type Candidate = RankedStaffQuery['rankedStaff'][number]

/** What the staff is wanted for. */
export interface StaffSearch {
  readonly categoryId: string | null
  readonly branchId: string | null
  readonly propertyId: string | null
  /** A visit that does not clash with itself. */
  readonly visitId: string | null
  /** Who is chosen already; null: the backend does not say. */
  readonly staff: readonly { readonly id: string; readonly name: string | null; readonly color: string | null }[] | null
}

const unranked = (person: NonNullable<StaffSearch['staff']>[number]): Candidate => ({
  ...person,
  role: null,
  categoryMatch: null,
  isAvailable: null,
  unavailableReason: null,
  clashes: null,
  visitsThatDay: null,
  distanceKm: null,
  score: null,
})

/** Candidates for a visit at that time, the best first; who is assigned already is always among them. */
export function useRankedStaff(target: StaffSearch, wanted: WantedTime) {
  const { categoryId, branchId, propertyId, visitId } = target
  const input = categoryId === null ? null : { categoryId, branchId, propertyId, excludeVisitId: visitId, ...wanted }
  const { data, previousData, error, loading } = useRankedStaffQuery(input ? { variables: { input }, fetchPolicy: 'no-cache' } : skipToken)
  const ranked = (data ?? previousData)?.rankedStaff ?? []
  const missing = (target.staff ?? []).filter(({ id }) => !ranked.some((person) => person.id === id))
  return {
    staff: [...ranked, ...missing.map(unranked)],
    isLoading: loading,
    problem: input === null ? 'This job has no category. Add one to see who can do it.' : error ? refusalOf(error).message : null,
  }
}
