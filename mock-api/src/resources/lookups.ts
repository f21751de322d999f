import type { CancelReason } from '@callout/contracts/lookups/schemas'
import type { DomainHandlers } from '../handlers.ts'

/** The same for every company. Ids are kept by cancelled jobs: new reasons go to the end. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, reason: 'Customer cancelled', requires_note: false },
  { id: 2, reason: 'Customer not available', requires_note: false },
  { id: 3, reason: 'No staff available', requires_note: false },
  { id: 4, reason: 'Parts or materials missing', requires_note: false },
  { id: 5, reason: 'Weather', requires_note: false },
  { id: 6, reason: 'Price not agreed', requires_note: false },
  { id: 7, reason: 'Booked twice', requires_note: false },
  { id: 8, reason: 'Other', requires_note: true },
]

export const lookupHandlers: DomainHandlers<'lookups'> = {
  listCancelReasons: () => [...cancelReasons],
}
