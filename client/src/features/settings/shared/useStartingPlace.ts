import { useMemo } from 'react'
import { type BranchPlacesQuery, useBranchPlacesQuery } from '../../branches/shared/branchPlaces.generated.ts'

/** Default city, state and country of an address. */
export interface StartingPlace {
  readonly city: string
  readonly province: string
  readonly country: string
}

type Branch = BranchPlacesQuery['branches']['items'][number]

/** The place of the branch, else of the default or only one. */
function placeOf(branches: readonly Branch[], branchId: string | null): Partial<StartingPlace> {
  const only = branches.length === 1 ? branches[0] : undefined
  const branch = branches.find(({ id }) => id === branchId) ?? branches.find(({ isDefault }) => isDefault) ?? only
  return { city: branch?.city ?? '', province: branch?.province ?? '', country: branch?.country ?? '' }
}

/** Default place of a branch's new address; undefined while loading, empty if missing. */
export function useStartingPlace(branchId: string | null = null): Partial<StartingPlace> | undefined {
  const { data, error } = useBranchPlacesQuery()
  const branches = data?.branches.items
  return useMemo(() => {
    if (branches) return placeOf(branches, branchId)
    return error ? {} : undefined
  }, [branches, error, branchId])
}
