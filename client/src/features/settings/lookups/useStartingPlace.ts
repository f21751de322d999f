import { skipToken } from '@apollo/client/react'
import { dialDigits } from '@callout/contracts/text/phone'
import { useMemo } from 'react'
import { type BranchPlacesQuery, useBranchPlacesQuery } from '../../branches/choice/branchPlaces.generated.ts'
import { useCompanyPhoneCodeQuery } from './companyPhoneCode.generated.ts'

export interface StartingPlace {
  readonly city: string
  readonly province: string
  readonly country: string
}

type Branch = BranchPlacesQuery['branches']['items'][number]

/** The branch, else the default or only one. */
const branchOf = (branches: readonly Branch[], branchId: string | null): Branch | undefined =>
  branches.find(({ id }) => id === branchId) ??
  branches.find(({ isDefault }) => isDefault) ??
  (branches.length === 1 ? branches[0] : undefined)

/** Default place of a branch's new address; undefined while loading, empty if missing. */
export function useStartingPlace(branchId: string | null = null): Partial<StartingPlace> | undefined {
  const { data, error } = useBranchPlacesQuery()
  const branches = data?.branches.items
  return useMemo(() => {
    const branch = branches && branchOf(branches, branchId)
    if (branches) return { city: branch?.city ?? '', province: branch?.province ?? '', country: branch?.country ?? '' }
    return error ? {} : undefined
  }, [branches, error, branchId])
}

/** Default country code of a new customer's phones: the branch's, else the company's; undefined while loading. */
export function useStartingPhoneCode(branchId: string | null = null): string | undefined {
  const { data, error } = useBranchPlacesQuery()
  const branches = data?.branches.items
  const code = branches && branchOf(branches, branchId)?.phoneCountryCode
  const isMissing = !code && (branches !== undefined || error !== undefined)
  const company = useCompanyPhoneCodeQuery(isMissing ? {} : skipToken)
  if (code) return dialDigits(code)
  return isMissing && (company.data || company.error) ? dialDigits(company.data?.generalData.phoneCountryCode) : undefined
}
