import { visitCount } from '../schedule/visits/visitCount.ts'
import type { MoneyValues } from './moneyValues.ts'

/** "Sales tax (8.25%)"; only the name without a rate. `rate`: percent. */
export const rateLabel = (name: string, rate: number | null): string => (rate === null ? name : `${name} (${rate}%)`)

export type Discount = Pick<MoneyValues, 'discountType' | 'discountValue'>

export const discountLabel = ({ discountType: type, discountValue }: Discount): string =>
  rateLabel('Discount', type === 'PERCENTAGE' && typeof discountValue === 'number' ? discountValue : null)

/** "all 13 visits"; null: number not known yet. */
export function allVisitsText(visits: number | null): string {
  if (visits === null) return 'all visits'
  return visits === 2 ? 'both visits' : `all ${visits} visits`
}

/** Label of the total: one visit if each is billed, else all of them. `visits` is null while unknown. */
export function totalLabel(visits: number | null, isEach = false): string {
  if (isEach) return 'Total per visit'
  return visits === null || visits > 1 ? `Total for ${allVisitsText(visits)}` : 'Total'
}

export const seriesLabel = (visits: number | null): string => (visits === null ? 'Series total' : `Series total (${visitCount(visits)})`)
