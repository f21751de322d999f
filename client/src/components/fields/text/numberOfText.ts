const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/
const withComma = /^-?\d*,\d{1,2}$/

/** What a number is written with: a comma parts thousands, or stands before one or two last digits as a point does. */
const plainText = (text: string): string => {
  if (grouped.test(text)) return text.replaceAll(',', '')
  return withComma.test(text) ? text.replace(',', '.') : text
}

/** The number that is typed so far: '0.' is 0, '1,234.5' is 1234.5. '' while there is none, as for '' and '-'. */
export function numberOfText(text: string): number | '' {
  const plain = plainText(text.trim())
  const number = Number(plain)
  return plain === '' || !Number.isFinite(number) ? '' : number
}

/** What is typed into a number, without characters that no number has. */
export const numericPart = (text: string): string => text.replace(/[^\d.,-]/g, '')

/** A number as a field shows it, with at least that many decimals; '' for none. */
export const textOfNumber = (number: number | '', decimals = 0): string =>
  number === '' ? '' : number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
