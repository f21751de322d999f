import { movedEnd } from '../../../components/fields/days/slotLength.ts'
import type { FormSettings } from '../../settings/shared/useFormLookups.ts'

const DEFAULT_MINUTES = 60

/** Default length of a visit in minutes. */
export const usualMinutes = (settings: FormSettings): number => settings.job?.defaultDurationMinutes || DEFAULT_MINUTES

/** A time of the same day, minutes later. */
export function clockAfter(start: string, minutes: number): string {
  const length = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return movedEnd('00:00', length, start)
}

/** End of a visit of default length; '' without a start. */
export const usualEnd = (start: string, settings: FormSettings): string => (start === '' ? '' : clockAfter(start, usualMinutes(settings)))
