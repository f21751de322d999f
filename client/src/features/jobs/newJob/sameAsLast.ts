import { minutesBetween, movedEnd } from '../../../components/fields/days/slotLength.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

/** Work to repeat; `usualEnd` is the end that the form would fill in itself. */
interface LastWork {
  readonly values: Pick<JobFormValues, 'categoryId' | 'lineItems' | 'startTime' | 'endTime' | 'staffIds'>
  readonly usualEnd: (start: string) => string
}
type Filled = Partial<LastWork['values']>

const isSameLine = (a: LineValues, b: LineValues): boolean =>
  a.serviceId === b.serviceId && a.name.trim().toLowerCase() === b.name.trim().toLowerCase()

/** Times of the last visit, or its length from the entered start; an edited end stays. */
function timesOf({ scheduleLater, startTime, endTime }: JobFormValues, { values: last, usualEnd }: LastWork): Filled {
  if (scheduleLater || minutesBetween(last.startTime, last.endTime) === null) return {}
  if (startTime === '') return endTime === '' ? { startTime: last.startTime, endTime: last.endTime } : {}
  const isTyped = endTime !== '' && endTime !== usualEnd(startTime)
  return isTyped ? {} : { endTime: movedEnd(last.startTime, last.endTime, startTime) }
}

/** Values to take from the last job: category, lines, length and staff. Edited values stay. */
export function sameAsLast(typed: JobFormValues, work: LastWork): Filled {
  const { values: last } = work
  const added = last.lineItems.filter((line) => !typed.lineItems.some((ownLine) => isSameLine(ownLine, line)))
  return {
    ...(typed.categoryId === '' && last.categoryId !== '' && { categoryId: last.categoryId }),
    ...(added.length > 0 && { lineItems: [...typed.lineItems, ...added] }),
    ...timesOf(typed, work),
    ...(typed.staffIds.length === 0 && last.staffIds.length > 0 && { staffIds: last.staffIds }),
  }
}

/** Undoes `filled`: previous values of fields that haven't changed since. */
export function undoFill(filled: Filled, before: JobFormValues, now: JobFormValues): Filled {
  const names = Object.keys(filled) as (keyof Filled)[]
  const isUntouched = (name: keyof Filled): boolean => JSON.stringify(now[name]) === JSON.stringify(filled[name])
  return Object.fromEntries(names.filter(isUntouched).map((name) => [name, before[name]]))
}
