import { isCalendarDay, isClock } from '@callout/contracts/time'
import { branchIn } from '../../../lib/session/branchChoice.ts'
import type { Prefill } from './newJobValues.ts'

const isId = (text: string): boolean => /^\d+$/.test(text)

/** What the address of a new job says of it: `date`, `start`, `staff`, `customer`, `property` and `branch`. What is malformed is left out. */
export function prefillOf(search: URLSearchParams): Prefill {
  const one = (name: string, isGood: (text: string) => boolean): string | null => {
    const text = search.get(name)
    return text !== null && isGood(text) ? text : null
  }
  const date = one('date', isCalendarDay)
  const start = one('start', isClock)
  const customer = one('customer', isId)
  const property = one('property', isId)
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
