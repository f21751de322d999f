import type { CustomerRecordQuery } from './customerRecord.generated.ts'

/** A customer as the page is told. */
export type Customer = CustomerRecordQuery['customer']
