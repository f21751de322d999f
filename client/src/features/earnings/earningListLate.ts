import type { Choosable, LazyPartsOf } from '../../components/list/defineList.ts'
import { useCategories } from '../catalogue/shared/useCategories.ts'
import { useTeam } from '../staff/shared/useTeam.ts'
import type { earningFilters } from './earningFilters.ts'

const useStaff = (isWanted: boolean): readonly Choosable[] => useTeam(isWanted).people

/** What the filters of the payments choose from. */
export const earningListLate: LazyPartsOf<typeof earningFilters> = { records: { staffId: useStaff, categoryId: useCategories } }
