import { entryOfCode } from '../../wire/codeNames.ts'
import { addDays, weekdayNames, weekdayOf } from '../../time.ts'
import { months } from '../../text/day.ts'
import { recurrenceFrequency } from '../codes.ts'
import { weekdaysOf } from './occurrences.ts'
import type { Recurrence } from './recurrence.ts'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function whichDays(rule: Recurrence, firstDate: string): string {
  const day = Number(firstDate.slice(8))
  if (rule.frequency === recurrenceFrequency.WEEKLY.code)
    return ` on ${listed(weekdaysOf(rule, firstDate).map((weekday) => weekdayNames[weekday] ?? ''))}`
  if (rule.frequency === recurrenceFrequency.MONTHLY.code) {
    const monthDay = rule.month_day ?? day
    return ` on day ${monthDay}${monthDay > 28 ? ' (the last day in shorter months)' : ''}`
  }
  if (rule.frequency === recurrenceFrequency.YEARLY.code) {
    const isLeapDay = firstDate.slice(5) === '02-29'
    return ` on ${months[Number(firstDate.slice(5, 7)) - 1]} ${day}${isLeapDay ? ' (February 28 in common years)' : ''}`
  }
  return ''
}

/** The month's last day stands for its missing days. */
const isOnMonthDay = (date: string, monthDay: number): boolean => {
  const day = Number(date.slice(8))
  return day === monthDay || (day < monthDay && addDays(date, 1).endsWith('-01'))
}

function isOnRule(rule: Recurrence, firstDate: string): boolean {
  if (rule.frequency === recurrenceFrequency.WEEKLY.code) return weekdaysOf(rule, firstDate).includes(weekdayOf(firstDate))
  if (rule.frequency !== recurrenceFrequency.MONTHLY.code) return true
  return isOnMonthDay(firstDate, rule.month_day ?? Number(firstDate.slice(8)))
}

/** 'Every 2 weeks on Monday and Thursday until Dec 31, 2026'. A first date that doesn't match is named first. */
export function sentenceOf(rule: Recurrence, firstDate: string, formatDate: (date: string) => string): string {
  const unit = entryOfCode(recurrenceFrequency, rule.frequency)?.unit ?? ''
  const every = `very ${rule.interval === 1 ? unit : `${rule.interval} ${unit}s`}`
  const start = isOnRule(rule, firstDate) ? 'E' : `On ${formatDate(firstDate)}, then e`
  const closed = rule.skip_closed_days ? '. Closed days are skipped.' : ''
  return `${start}${every}${whichDays(rule, firstDate)} until ${formatDate(rule.end_date)}${closed}`
}
