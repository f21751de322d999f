import { DEFAULT_CURRENCY } from '../constants.ts'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formatters.set(currency, formatter)
  }
  return formatter
}

/** "$1,234.50", "−$20.00" with a true minus, always 2 decimals (spec §9). Unknown currency codes precede the number. */
export function formatMoney(amount: number, currency?: string | null): string {
  if (amount < 0) return `−${formatMoney(-amount, currency)}`
  const code = currency || DEFAULT_CURRENCY
  try {
    return formatterOf(code).format(amount)
  } catch {
    return `${code} ${amount.toFixed(2)}`
  }
}
