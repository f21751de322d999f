import { skipToken } from '@apollo/client/react'
import type { Choosable, LatePartsOf } from '../../../kit/list/defineList.ts'
import { useListCategoriesQuery } from '../../../parts/company/choices.generated.ts'
import { useListTeamQuery } from '../../../parts/staff/staff.generated.ts'
import type { jobFilters } from './jobFilters.ts'

function useStaff(isWanted: boolean): readonly Choosable[] {
  const { data } = useListTeamQuery(isWanted ? {} : skipToken)
  return (data?.teamMembers.items ?? []).filter(({ role }) => role !== 'COMPANY')
}

function useCategories(isWanted: boolean): readonly Choosable[] {
  const { data } = useListCategoriesQuery(isWanted ? {} : skipToken)
  return data?.ownCategories.items ?? []
}

/** What the filters of the list of jobs choose from. */
export const jobListLate: LatePartsOf<typeof jobFilters> = { records: { staffId: useStaff, categoryId: useCategories } }
