const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/
const withComma = /^-?\d*,\d{1,2}$/

/** Normalizes separators: a comma separates thousands, or is the decimal mark before one or two final digits. */
const plainText = (text: string): string => {
  if (grouped.test(text)) return text.replaceAll(',', '')
  return withComma.test(text) ? text.replace(',', '.') : text
}

/** Parses partial numeric input: '0.' is 0, '1,234.5' is 1234.5; '' for '' and '-'. */
export function numberOfText(text: string): number | '' {
  const plain = plainText(text.trim())
  const number = Number(plain)
  return plain === '' || !Number.isFinite(number) ? '' : number
}

/** Typed text without characters that are invalid in a number. */
export const numericPart = (text: string): string => text.replace(/[^\d.,-]/g, '')

/** A number as field text with at least that many decimals; '' for none. */
export const textOfNumber = (number: number | '', decimals = 0): string =>
  number === '' ? '' : number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
