import { authCollections } from '../resources/auth/records.ts'
import { branchCollections } from '../resources/branches/records.ts'
import { catalogueCollections } from '../resources/catalogue/records.ts'
import { customerCollections } from '../resources/customers/records.ts'
import { formCollections } from '../resources/forms/records.ts'
import { idempotencyCollections } from '../http/idempotencyRecords.ts'
import { invoiceCollections } from '../resources/invoices/records.ts'
import { jobCollections } from '../resources/jobs/records.ts'
import { notificationCollections } from '../resources/notifications/records.ts'
import { planCollections } from '../resources/plans/records.ts'
import { profileCollections } from '../resources/profile/records.ts'
import { staticContentCollections } from '../resources/staticContent/records.ts'
import { supportCollections } from '../resources/support/records.ts'
import { taxCollections } from '../resources/taxes/records.ts'
import { visitCollections } from '../resources/jobs/visitRecords.ts'

/**
 * What the mock keeps. Field names are those of the wire where the wire has them; what the wire shows and a record has
 * not (sums of customers, names of staff, allowed actions) is worked out when it is asked for.
 *
 * Everything belongs to a company (`company_id`). Instants are Unix seconds, money has at most two decimals.
 *
 * Every collection with the indexes that the calls need.
 */
export const collections = {
  ...profileCollections,
  ...authCollections,
  ...branchCollections,
  ...catalogueCollections,
  ...taxCollections,
  ...formCollections,
  ...customerCollections,
  ...jobCollections,
  ...visitCollections,
  ...idempotencyCollections,
  ...supportCollections,
  ...staticContentCollections,
  ...notificationCollections,
  ...planCollections,
  // The last one, as in files of before: by it they show that they are whole.
  ...invoiceCollections,
} as const
