import type { Choosable, LazyPartsOf } from '../../../components/list/defineList.ts'
import { useCategories } from '../../catalogue/shared/useCategories.ts'
import { useCustomerRecords } from '../../customers/shared/useCustomerRecords.ts'
import { useTeam } from '../../staff/shared/useTeam.ts'
import type { jobFilters } from './jobFilters.ts'

const useStaff = (isWanted: boolean): readonly Choosable[] => useTeam(isWanted).people

/** What the filters of the list of jobs choose from. */
export const jobListLate: LazyPartsOf<typeof jobFilters> = {
  records: { staffId: useStaff, categoryId: useCategories, customerId: useCustomerRecords },
}
