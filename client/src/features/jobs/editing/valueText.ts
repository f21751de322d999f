import { jobBilling } from '@callout/contracts/jobs/codes'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { priority } from '@callout/contracts/jobs/status/status'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { readRecurrence } from '../../schedule/fields/readRecurrence.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { billingOf, type LineValues } from '../../lineItems/moneyValues.ts'
import type { JobField } from './valueChanges.ts'

export type NamesOf = (field: JobField, id: string) => string | null

const nothing = 'none'
const MAX_DATES = 6

const getList = (texts: readonly string[]): string => texts.join(', ') || nothing

export const formatLine = ({ name, quantity, amount, isTaxExempt }: LineValues, { money }: Format): string =>
  `${name} × ${quantity || 0}${typeof amount === 'number' ? ` at ${money(amount)}` : ''}${isTaxExempt ? ', tax exempt' : ''}`

function formatRule(values: JobFormValues, { day }: Format): string {
  if (!values.isRecurring) return nothing
  const rule = readRecurrence(values.recurrence)
  return rule ? sentenceOf(rule, values.dates[0] ?? rule.end_date, day) : nothing
}

const formatDate = (dates: readonly string[], { day }: Format): string =>
  getList(dates.slice(0, MAX_DATES).map(day)) + (dates.length > MAX_DATES ? ` and ${dates.length - MAX_DATES} more` : '')

const formatDiscount = ({ discountType, discountValue }: JobFormValues, { money }: Format): string => {
  if (!discountValue) return nothing
  return discountType === 'PERCENTAGE' ? `${discountValue}%` : money(numberOrZero(discountValue))
}

export function formatValue(field: JobField, values: JobFormValues, format: Format, getName: NamesOf): string {
  const named = (ids: readonly string[]): string => getList(ids.map((id) => getName(field, id) ?? `#${id}`))
  const labels: Partial<Record<JobField, () => string>> = {
    customerId: () => named([values.customerId]),
    propertyId: () => named([values.propertyId]),
    categoryId: () => named([values.categoryId]),
    branchId: () => (values.branchId ? named([values.branchId]) : nothing),
    staffIds: () => named(values.staffIds),
    taxIds: () => named(values.taxIds),
    formIds: () => named(values.formIds),
    priority: () => priority[values.priority].label,
    scheduleLater: () => (values.scheduleLater ? 'Later' : 'Now'),
    dates: () => formatDate(values.dates, format),
    startTime: () => (values.startTime ? format.clock(values.startTime) : nothing),
    endTime: () => (values.endTime ? format.clock(values.endTime) : nothing),
    isRecurring: () => (values.isRecurring ? 'Yes' : 'No'),
    recurrence: () => formatRule(values, format),
    lineItems: () => getList(values.lineItems.map((line) => formatLine(line, format))),
    discountType: () => (values.discountType === 'PERCENTAGE' ? 'Percentage' : 'Amount'),
    discountValue: () => formatDiscount(values, format),
    discountBasis: () => (values.discountBasis === 'GROSS' ? 'Subtotal' : 'Subtotal plus tax'),
    taxBasis: () => (values.taxBasis === 'GROSS' ? 'Before discount' : 'After discount'),
    billing: () => jobBilling[billingOf(values)].label,
    attachments: () => getList(values.attachments.map(({ fileName }) => fileName)),
  }
  return labels[field]?.() ?? (String(values[field]).trim() || nothing)
}
