import type { LazyParts } from '../../../components/list/defineList.ts'
import { useCustomerRecords } from '../../customers/shared/useCustomerRecords.ts'

/** What the filters of the list of invoices choose from. */
export const invoiceListLate = { records: { customerId: useCustomerRecords } } satisfies LazyParts
