import type { JobMoney } from '../records.ts'

const formats = new Map<string, Intl.NumberFormat>()

export function formatMoney(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(amount)
}

export const formatLine = ({ line_items }: Pick<JobMoney, 'line_items'>): string | null =>
  line_items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ') || null

export const formatPrice = ({ line_items }: JobMoney, currency: string): string | null =>
  line_items.map(({ name, amount }) => `${name} ${formatMoney(amount, currency)}`).join(', ') || null

export function formatDiscount({ discount_type, discount_value }: JobMoney, currency: string): string | null {
  if (discount_value === 0) return null
  return discount_type === 0 ? `${discount_value}%` : formatMoney(discount_value, currency)
}

export const formatTax = ({ taxes }: JobMoney): string | null => taxes.map(({ name, rate }) => `${name} ${rate}%`).join(', ') || null
