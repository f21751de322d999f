import { fromCents, toCents } from '../cents.ts'
import type { CodeOf } from '../wire/codes.ts'
import { invoiceStatus } from '../jobs/codes.ts'
import { invoiceAge } from './codes.ts'

export const balanceOf = (total: number, paid: number): number => fromCents(toCents(total) - toCents(paid))

export const invoiceStatusOf = (balance: number): CodeOf<typeof invoiceStatus> =>
  toCents(balance) === 0 ? invoiceStatus.PAID.code : invoiceStatus.UNPAID.code

const MILLISECONDS_A_DAY = 86_400_000

/** Days since the due date. Both are YYYY-MM-DD, `today` in the account's time zone. */
export const daysOverdue = (dueDate: string, today: string): number =>
  Math.max(0, (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${dueDate}T00:00:00Z`)) / MILLISECONDS_A_DAY)

export function ageOf(dueDate: string, today: string): CodeOf<typeof invoiceAge> {
  const days = daysOverdue(dueDate, today)
  return (Object.values(invoiceAge).find(({ most }) => days <= most) ?? invoiceAge.OLDER).code
}
