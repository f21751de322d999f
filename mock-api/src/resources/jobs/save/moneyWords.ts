import type { JobMoney } from '../records.ts'

const formats = new Map<string, Intl.NumberFormat>()

export function moneyWords(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(amount)
}

export const lineWords = ({ line_items }: Pick<JobMoney, 'line_items'>): string | null =>
  line_items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ') || null

export const priceWords = ({ line_items }: JobMoney, currency: string): string | null =>
  line_items.map(({ name, amount }) => `${name} ${moneyWords(amount, currency)}`).join(', ') || null

export function discountWords({ discount_type, discount_value }: JobMoney, currency: string): string | null {
  if (discount_value === 0) return null
  return discount_type === 0 ? `${discount_value}%` : moneyWords(discount_value, currency)
}

export const taxWords = ({ taxes }: JobMoney): string | null => taxes.map(({ name, rate }) => `${name} ${rate}%`).join(', ') || null
