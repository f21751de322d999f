import { discountType } from '@callout/contracts/jobs/codes'
import { visitCount } from '../../../schedule/shared/visitCount.ts'
import type { MoneyValues } from './moneyValues.ts'

/** "Sales tax (8.25%)"; the name alone where there is no rate. `rate`: percent. */
export const rateLabel = (name: string, rate: number | null): string => (rate === null ? name : `${name} (${rate}%)`)

export type Discount = Pick<MoneyValues, 'discountType' | 'discountValue'>

/** "Discount (10%)", or "Discount" where it is an amount. */
export const discountLabel = ({ discountType: type, discountValue }: Discount): string =>
  rateLabel('Discount', type === discountType.PERCENTAGE.code && discountValue !== '' ? discountValue : null)

/** All of several visits; null: how many is not known yet. */
export function allVisitsWords(visits: number | null): string {
  if (visits === null) return 'all visits'
  return visits === 2 ? 'both visits' : `all ${visits} visits`
}

/** What the total is of: one visit, where each is billed; else all of them, `visits` is null where it is not known yet how many. */
export function totalLabel(visits: number | null, isEach = false): string {
  if (isEach) return 'Total per visit'
  return visits === null || visits > 1 ? `Total for ${allVisitsWords(visits)}` : 'Total'
}

/** "Series total (13 visits)": what the visits come to together, where each is billed. */
export const seriesLabel = (visits: number | null): string => (visits === null ? 'Series total' : `Series total (${visitCount(visits)})`)
