export type DecimalMark = '.' | ','

export type NumberReading =
  | { readonly kind: 'empty' }
  /** `unit`: a unit after the number, or ''. */
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  /** 1.234 or 1,234 in a column whose decimal mark is unknown. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'invalid' }

interface ReadOptions {
  /** The decimal mark of ambiguous numbers; null: unknown. Default: the app's. */
  readonly mark?: DecimalMark | null
  /** Maximum significant decimals. */
  readonly decimals?: number
  /** Accepts a percent sign. */
  readonly isPercent?: boolean
}

/** Significant digits that a number holds exactly. */
const MAX_DIGITS = 15
const MAX_UNIT = 20

const currencyCodes = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (text: string): boolean =>
  /^\p{L}{0,3}\p{Sc}$/u.test(text) || currencyCodes.has(text) || /^(?:kr|zł|Kč|Ft|lei|Fr|Rs|R|RM|Rp)\.?$/.test(text)

/** Multipliers, accountants' credit and debit, and the beginning of an exponent are no units. M is million, m is meter. */
const isMultiplier = (text: string): boolean =>
  /^(?:k|e|b|bn|mn|mio|mln|mil|mrd|tsd|hundred|thousand|million|billion|lakhs?|lacs?|crores?|cr|dr|dozen|doz|dz)(?!\p{L})/iu.test(text) ||
  /^M(?!\p{L})/u.test(text)
const isUnit = (text: string): boolean =>
  text.length <= MAX_UNIT && /^(?:\/\s*)?\p{L}[\p{L}\p{M}\s./²³]*$/u.test(text) && !isMultiplier(text)

/** ASCII for full-width and Arabic digits and marks, without direction marks. */
const toAscii = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u066B\uFF0E]/g, '.')
    .replace(/[\u066C\uFF0C]/g, ',')
    .trim()

interface Parts {
  readonly isNegative: boolean
  readonly digits: string
  readonly unit: string
}

const parts = /^([+-]?)\s*(\p{L}{0,3}\p{Sc}|\p{L}{1,3}\.?)?\s*([+-]?)((?:\d|[.,]\d)(?:[\d.,\s'’]*[\d.,])?)\s*(.*)$/su
const leadingCurrency = /^(?:\p{Sc}|\p{L}{2,3}\.?(?!\p{L}))/u

/** Splits a text into sign, number and unit; null if it has anything else but one currency. */
function splitText(text: string, isPercent: boolean): Parts | null {
  const match = parts.exec(toAscii(text))
  if (match === null) return null
  const [, sign = '', prefix = '', innerSign = '', digits = '', rest = ''] = match
  const [next] = leadingCurrency.exec(rest) ?? ['']
  const suffix = isCurrency(next) ? next : ''
  const unit = rest.slice(suffix.length).trim()
  if (sign !== '' && innerSign !== '') return null
  if (prefix !== '' && (suffix !== '' || !isCurrency(prefix))) return null
  const isPercentSign = isPercent && prefix + suffix === '' && /^(?:%|percent|pct\.?)$/i.test(unit)
  if (unit !== '' && !isPercentSign && !isUnit(unit)) return null
  return { isNegative: sign + innerSign === '-', digits, unit: isPercentSign ? '' : unit }
}

/** Groups of three digits, or as in India of two before the last. */
const grouped = { '.': /^[1-9]\d{0,2}(\.\d{3})+$|^[1-9]\d?(\.\d{2})+\.\d{3}$/, ',': /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})+,\d{3}$/ }
const spaced = /^\d{1,3}(?:[\s'’]\d{3})+(?:([.,])\d*)?$/

/** The decimal mark that the digits prove. */
function provenMark(digits: string): DecimalMark | 'none' | 'ambiguous' | 'invalid' {
  const bySpaces = spaced.exec(digits)
  if (bySpaces) return bySpaces[1] === ',' ? ',' : '.'
  if (/[\s'’]/.test(digits)) return 'invalid'
  const marks: readonly string[] = digits.match(/[.,]/g) ?? []
  if (marks.length === 0) return 'none'
  const last = marks.at(-1) === ',' ? ',' : '.'
  const otherMark = last === '.' ? ',' : '.'
  if (marks.includes(otherMark)) return grouped[otherMark].test(digits.slice(0, digits.lastIndexOf(last))) ? last : 'invalid'
  if (marks.length > 1) return grouped[last].test(digits) ? otherMark : 'invalid'
  return grouped[last].test(digits) ? 'ambiguous' : last
}

/** Reads a typed, pasted or imported number. Nothing is rounded. */
export function readNumber(text: string, { mark = '.', decimals = MAX_DIGITS, isPercent = false }: ReadOptions = {}): NumberReading {
  if (text.trim() === '') return { kind: 'empty' }
  const split = splitText(text, isPercent)
  const proven = split ? provenMark(split.digits) : 'invalid'
  if (split === null || proven === 'invalid') return { kind: 'invalid' }
  const decimalMark = proven === 'ambiguous' ? mark : proven
  if (decimalMark === null) return { kind: 'ambiguous' }
  const [whole = '', behind = ''] = split.digits.split(decimalMark).map((part) => part.replace(/\D/g, ''))
  const significant = behind.replace(/0+$/, '')
  if (significant.length > decimals || `${whole}${significant}`.replace(/^0+/, '').length > MAX_DIGITS) return { kind: 'invalid' }
  const value = Number(`${whole || '0'}.${significant || '0'}`)
  return { kind: 'number', value: split.isNegative && value !== 0 ? -value : value, unit: split.unit }
}

/** The decimal mark that the numbers of a column prove; null if they prove none or disagree. */
export function columnMark(texts: readonly string[]): DecimalMark | null {
  const proven = texts.map((text) => provenMark(splitText(text, true)?.digits ?? ''))
  const marks = [...new Set(proven.flatMap((found) => (found === '.' || found === ',' ? [found] : [])))]
  return marks.length === 1 ? (marks[0] ?? null) : null
}

/** A number, or the text as it is if it is none. */
export function numberOrText(text: string, options?: ReadOptions): number | string {
  const reading = readNumber(text, options)
  return reading.kind === 'number' ? reading.value : text.trim()
}

/** The number of a field, 0 while it is empty or isn't a number. */
export const numberOrZero = (value: number | string): number => (typeof value === 'number' ? value : 0)

/** A number as field text with at least that many decimals. */
export const formatNumber = (number: number, decimals = 0): string =>
  number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: MAX_DIGITS })
