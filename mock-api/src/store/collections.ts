import { authCollections } from './collections/auth.ts'
import { branchCollections } from './collections/branches.ts'
import { catalogueCollections } from './collections/catalogue.ts'
import { customerCollections } from './collections/customers.ts'
import { formCollections } from './collections/forms.ts'
import { idempotencyCollections } from './collections/idempotency.ts'
import { invoiceCollections } from './collections/invoices.ts'
import { jobCollections } from './collections/jobs.ts'
import { notificationCollections } from './collections/notifications.ts'
import { planCollections } from './collections/plans.ts'
import { profileCollections } from './collections/profile.ts'
import { staticContentCollections } from './collections/staticContent.ts'
import { supportCollections } from './collections/support.ts'
import { taxCollections } from './collections/taxes.ts'
import { visitCollections } from './collections/visits.ts'

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
