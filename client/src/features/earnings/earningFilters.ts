import { paymentMethod } from '@callout/contracts/invoices/codes'
import { isCalendarDay, wallTimeOf } from '@callout/contracts/time'
import { choice, type Filter, record, scope } from '../../components/list/filters.ts'
import { branchScope } from '../branches/choice/branchScope.ts'
import { readSession } from '../../lib/session/session.ts'
import { browserZone } from '../../lib/format/dates.ts'

/** Interval of a chart bar in Unix seconds, end exclusive. */
export interface Bar {
  readonly fromAt: number
  readonly toAt: number
}

/** The selected bar: `bar=1930284000-1930287600`. Its chip shows days, and times if it is shorter than a day. */
const bar: Filter<Bar | null, Partial<Bar>, 'chart'> = {
  inactive: null,
  sentenceNames: { fromAt: 'time', toAt: 'time' },
  field: { kind: 'chart', label: 'Bar' },
  read: (params) => {
    const found = /^(\d{1,11})-(\d{1,11})$/.exec(params.get('bar') ?? '')
    return found ? { fromAt: Number(found[1]), toAt: Number(found[2]) } : null
  },
  write: (value): Readonly<Record<string, string>> => (value ? { bar: `${value.fromAt}-${value.toAt}` } : {}),
  toInput: (value) => (value ? { fromAt: value.fromAt, toAt: value.toAt } : {}),
  chip: (value, day) => {
    if (!value) return null
    const zone = readSession('timezone') || browserZone()
    const [from, to] = [value.fromAt, value.toAt - 1].map((instant) => wallTimeOf(instant, zone)) as [Wall, Wall]
    if (from.date !== to.date) return { label: `${day(from.date)} – ${day(to.date)}` }
    return { label: from.time === '00:00' && to.time === '23:59' ? day(from.date) : `${day(from.date)}, from ${from.time}` }
  },
}
type Wall = ReturnType<typeof wallTimeOf>

/** Last day of the period: `date=2026-11-30`; default: today. */
const date = scope('date', {
  label: 'Period',
  inputField: 'date',
  read: (params) => {
    const day = params.get('date') ?? ''
    return isCalendarDay(day) ? day : null
  },
})

/** Filters of a period's payments. The figures follow technician and branch. */
export const earningFilters = {
  method: choice('method', { label: 'Method', inputField: 'paymentMethod', table: paymentMethod }),
  staffId: record('staff', { label: 'Staff', inputField: 'staffId', isOfTeam: true }),
  categoryId: record('category', { label: 'Category', inputField: 'categoryId' }),
  bar,
  date,
  branchId: branchScope,
} as const
