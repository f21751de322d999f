import { movedEnd } from '../../kit/fields/slotLength.ts'
import type { FormSettings } from '../company/useFormLookups.ts'

const DEFAULT_MINUTES = 60

/** Minutes that a visit takes unless somebody says otherwise. */
export const usualMinutes = (settings: FormSettings): number => settings.job?.defaultDurationMinutes || DEFAULT_MINUTES

/** The end of a visit of the usual length; '' without a start. */
export const usualEnd = (start: string, settings: FormSettings): string => {
  const minutes = usualMinutes(settings)
  const length = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return start === '' ? '' : movedEnd('00:00', length, start)
}
