import { skipToken } from '@apollo/client/react'
import type { Choosable, LatePartsOf } from '../../../kit/list/defineList.ts'
import { useCategories } from '../../../parts/company/useCategories.ts'
import { useJobFormCustomerQuery } from '../../../parts/customers/customers.generated.ts'
import { useTeam } from '../../../parts/staff/useTeam.ts'
import type { jobFilters } from './jobFilters.ts'

const useStaff = (isWanted: boolean): readonly Choosable[] => useTeam(isWanted).people

/** There are too many to choose from: the one that is chosen. */
function useCustomers(isWanted: boolean, id: string): readonly Choosable[] {
  const { data } = useJobFormCustomerQuery(isWanted && id ? { variables: { id } } : skipToken)
  return data ? [data.customer] : []
}

/** What the filters of the list of jobs choose from. */
export const jobListLate: LatePartsOf<typeof jobFilters> = {
  records: { staffId: useStaff, categoryId: useCategories, customerId: useCustomers },
}
