import { addDays } from '@callout/contracts/time'
import type { StatementPeriod } from '../shared/statement/loadStatement.ts'

export const thisMonth = (today: string): StatementPeriod => ({ from: `${today.slice(0, 7)}-01`, to: today })

/** The whole month before. */
export function lastMonth(today: string): StatementPeriod {
  const to = addDays(thisMonth(today).from, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

export const thisYear = (today: string): StatementPeriod => ({ from: `${today.slice(0, 4)}-01-01`, to: today })
