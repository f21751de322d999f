import { responseCode } from '@callout/contracts/wire/envelope'
import type { Seats } from '@callout/contracts/staff/schemas'
import { ApiError } from '../../http/apiError.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { staffLimitOf } from '../plans/planTable.ts'

const limitOf = ({ kind, subscription }: CompanyRecord): number | null =>
  kind === 'individual' ? 1 : (subscription.staff_limit ?? staffLimitOf(subscription.sku))

export const seatsOf = (store: Store, company: CompanyRecord): Seats => ({
  used: store.users.count('active_staff', company.id),
  limit: limitOf(company),
})

/** Throws 402 where all are taken: what helps is another plan. */
export function requireSeat(store: Store, company: CompanyRecord): void {
  const { used = 0, limit } = seatsOf(store, company)
  if (typeof limit !== 'number' || Number(used) < limit) return
  const message =
    limit === 1 ? 'Your plan is for one person.' : `All ${limit} seats of your plan are in use. Choose a larger plan to add staff.`
  throw new ApiError(responseCode.SUBSCRIPTION_REQUIRED, message)
}
