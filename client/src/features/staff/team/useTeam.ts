import { skipToken } from '@apollo/client/react'
import { userType } from '@callout/contracts/profile/userType'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useListTeamQuery } from './team.generated.ts'
import type { StaffChoices } from './StaffPicker.tsx'

/** All assignable staff, those of the branches first. Includes the owner while there are no others. */
export function useTeam(isRequested: boolean, branches: readonly (string | null)[] = []): StaffChoices {
  const { data, error, loading, refetch } = useListTeamQuery(isRequested ? {} : skipToken)
  const everybody = data?.teamMembers.items ?? []
  const staff = everybody.filter(({ role }) => role !== 'COMPANY')
  const isNear = ({ branchId }: (typeof everybody)[number]): number => Number(branches.includes(branchId))
  const team = (staff.length > 0 ? staff : everybody).toSorted((a, b) => isNear(b) - isNear(a))
  return {
    people: team.map(({ id, name, color, role }) => ({ id, name, color, notes: role ? [userType[role].label] : [] })),
    isLoading: loading,
    problem: error && !data ? toApiError(error).message : null,
    retry: () => void refetch().catch(() => {}),
  }
}

export const useTeamRecords = (isRequested: boolean): StaffChoices['people'] => useTeam(isRequested).people
