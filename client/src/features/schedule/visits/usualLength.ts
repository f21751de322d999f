import { clockOf } from '@callout/contracts/time'
import { movedEnd } from '../../../components/fields/days/slotLength.ts'
import type { FormSettings } from '../../settings/lookups/useFormLookups.ts'

const DEFAULT_MINUTES = 60

/** Default length of a visit in minutes. */
export const usualMinutes = (settings: FormSettings): number => settings.job?.defaultDurationMinutes || DEFAULT_MINUTES

/** A time of the same day, minutes later. */
export function clockAfter(start: string, minutes: number): string {
  return movedEnd('00:00', clockOf(minutes), start)
}

/** End of a visit of default length; '' without a start. */
export const usualEnd = (start: string, settings: FormSettings): string => (start === '' ? '' : clockAfter(start, usualMinutes(settings)))
