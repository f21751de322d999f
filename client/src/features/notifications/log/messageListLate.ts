import type { LazyParts } from '../../../components/list/defineList.ts'
import { useCustomerRecords } from '../../customers/shared/useCustomerRecords.ts'

/** What the filters of the log choose from. */
export const messageListLate = { records: { customerId: useCustomerRecords } } satisfies LazyParts
