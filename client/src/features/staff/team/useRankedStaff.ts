import { skipToken } from '@apollo/client/react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { availabilityOf, merits } from './candidateText.ts'
import { type RankedStaffQuery, useRankedStaffQuery } from './staff.generated.ts'
import type { StaffChoices } from './StaffPicker.tsx'
import type { RankedStaffInput } from '../../../lib/api/schemaTypes.generated.ts'

export type RequestedTime = Pick<RankedStaffInput, 'date' | 'startTime' | 'endTime'>
type Candidate = RankedStaffQuery['rankedStaff'][number]

export interface StaffSearch {
  readonly categoryId: string | null
  readonly branchId: string | null
  readonly propertyId: string | null
  /** A visit that does not clash with itself. */
  readonly visitId: string | null
  /** Job number, used if the visit's id is unknown: list rows have no visit ids. */
  readonly jobNumber?: string | null
  /** Assigned staff; null: not returned. */
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

/** Availability needs a date. */
const withoutDate = (person: Candidate): Candidate => ({
  ...person,
  isAvailable: null,
  unavailableReason: null,
  clashes: null,
  visitsThatDay: null,
})

/** Ignores clashes with visits of the job itself. */
export function withoutOwnClashes(person: Candidate, jobNumber: string): Candidate {
  const others = person.clashes?.filter((clash) => clash.jobNumber !== jobNumber)
  if (others === undefined || others.length === person.clashes?.length) return person
  const isFree = others.length === 0 && person.unavailableReason === null
  return { ...person, clashes: others, isAvailable: isFree ? true : person.isAvailable }
}

/** Whether a candidate may be called the best fit: available, and of the trade as far as known. */
export const isFit = ({ isAvailable, categoryMatch }: Pick<Candidate, 'isAvailable' | 'categoryMatch'>, isDated: boolean): boolean =>
  isAvailable === true && (isDated ? categoryMatch !== false : categoryMatch === true)

/** The people with these ids first, otherwise in the same order. */
export function withFirst<Person extends { readonly id: string }>(
  people: readonly Person[],
  first: readonly { readonly id: string }[],
): Person[] {
  const isFirst = ({ id }: Person): boolean => first.some((person) => person.id === id)
  return [...people.filter(isFirst), ...people.filter((person) => !isFirst(person))]
}

/** Candidates for a visit at that time, best first, after those of `first`; assigned staff are always included. */
export function useRankedStaff(
  target: StaffSearch,
  requested: RequestedTime,
  first: readonly { readonly id: string }[] = [],
): StaffChoices {
  const format = useFormat()
  const unit = useDistanceUnit()
  const { categoryId, branchId, propertyId, visitId, jobNumber = null } = target
  const ownNumber = visitId === null ? jobNumber : null
  const input = categoryId === null ? null : { categoryId, branchId, propertyId, excludeVisitId: visitId, ...requested }
  const { data, previousData, error, loading, refetch } = useRankedStaffQuery(
    input ? { variables: { input }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const isDated = requested.date !== undefined
  const answered = (data ?? previousData)?.rankedStaff ?? []
  const ranked = ownNumber === null ? answered : answered.map((person) => withoutOwnClashes(person, ownNumber))
  const missing = (target.staff ?? []).filter(({ id }) => !ranked.some((person) => person.id === id))
  const known = [...ranked, ...missing.map(unranked)].map((person) => (isDated ? person : withoutDate(person)))
  const best = ranked.find((person) => isFit(person, isDated))
  return {
    people: withFirst(known, first).map((person) => {
      const { id, name, color } = person
      return { id, name, color, notes: merits(person, unit), availability: availabilityOf(person, format), isBest: id === best?.id }
    }),
    isLoading: loading,
    problem: input === null ? 'This job has no category. Add one to see who can do it.' : error ? toApiError(error).message : null,
    retry: error ? () => void refetch().catch(() => {}) : null,
  }
}
