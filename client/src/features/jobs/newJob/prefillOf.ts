import { isCalendarDay, isClock } from '@callout/contracts/time'
import { branchIn } from '../../../lib/session/branchChoice.ts'
import type { Prefill } from './newJobValues.ts'

const isId = (text: string): boolean => /^\d+$/.test(text)

/** Prefill from the URL: `date`, `start`, `staff`, `customer`, `property` and `branch`. Malformed values are ignored. */
export function prefillOf(search: URLSearchParams): Prefill {
  const param = (name: string, isGood: (text: string) => boolean): string | null => {
    const text = search.get(name)
    return text !== null && isGood(text) ? text : null
  }
  const date = param('date', isCalendarDay)
  const start = param('start', isClock)
  const customer = param('customer', isId)
  const property = param('property', isId)
  const staff = search
    .getAll('staff')
    .flatMap((ids) => ids.split(','))
    .filter(isId)
  const branchId = branchIn(search)
  return {
    ...(branchId && { branchId }),
    ...(date && { dates: [date] }),
    ...(start && { startTime: start }),
    ...(customer && { customerId: customer }),
    ...(customer && property && { propertyId: property }),
    ...(staff.length > 0 && { staffIds: [...new Set(staff)] }),
  }
}
