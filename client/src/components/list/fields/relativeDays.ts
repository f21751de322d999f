import { addDays } from '@callout/contracts/time'
import { weekOf } from '../../fields/days/weekOf.ts'
import type { Days } from '../filters.ts'

const MONDAY = 1

const between = (today: string, first: number, last: number): Days => ({ from: addDays(today, first), to: addDays(today, last) })

/** Ranges relative to today ("YYYY-MM-DD"). */
const table = {
  today: { label: 'Today', daysOn: (today: string) => between(today, 0, 0) },
  tomorrow: { label: 'Tomorrow', daysOn: (today: string) => between(today, 1, 1) },
  week: {
    label: 'This week',
    daysOn: (today: string) => {
      const [from, to] = weekOf(today, MONDAY)
      return { from, to }
    },
  },
  next7: { label: 'Next 7 days', daysOn: (today: string) => between(today, 0, 6) },
  last30: { label: 'Last 30 days', daysOn: (today: string) => between(today, -29, 0) },
} as const

export type RelativeDays = keyof typeof table
export const relativeDays: Readonly<Record<RelativeDays, { readonly label: string; readonly daysOn: (today: string) => Days }>> = table

export const isRelativeDays = (word: unknown): word is RelativeDays => typeof word === 'string' && Object.hasOwn(table, word)

export const relativeDaysOf = ({ from, to }: Days, today: string): RelativeDays | null =>
  (Object.keys(table) as RelativeDays[]).find((word) => {
    const days = table[word].daysOn(today)
    return days.from === from && days.to === to
  }) ?? null
