import { dialDigits } from '@callout/contracts/text/phone'
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'

export interface Phone {
  readonly code: string
  /** Digits without the country code. */
  readonly digits: string
  readonly extension: string | null
}

/** A longer one is a second number. */
const MAX_EXTENSION = 7
const knownCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
const defaults = (code: string) => ({ ...(knownCodes.has(code) && { defaultCallingCode: code }), extract: false })

/** Removes direction marks, the scheme of a copied link, ".0" of a column of numbers, and replaces an international prefix with "+". */
function prepared(text: string, code: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
  const whole = /^\+?\d+\.0+$/.test(plain) ? plain.slice(0, plain.indexOf('.')) : plain
  return whole.replace(code === '1' ? /^0(?:0|[\s.-]*11)[\s.-]*(?=[1-9])/ : /^00[\s.-]*(?=[1-9])/, '+')
}

/** undefined: the text is no number, or contains other words. */
function parsed(text: string, code: string): PhoneNumber | undefined {
  const ready = prepared(text, code)
  if (!ready.startsWith('+') && !knownCodes.has(code)) return undefined
  return parsePhoneNumberFromString(ready, defaults(code))
}

const phoneOf = ({ countryCallingCode, nationalNumber, ext }: PhoneNumber): Phone => ({
  code: countryCallingCode,
  digits: nationalNumber,
  extension: ext ?? null,
})

/** Reads phones separated by "/", ";", "," or "or". Empty if the text contains anything else. `countryCode`: of numbers without one. */
export function readPhones(text: string, countryCode: string | null | undefined): readonly Phone[] {
  const code = dialDigits(countryCode)
  const whole = parsed(text, code)
  if (whole?.isValid() && (whole.ext ?? '').length <= MAX_EXTENSION) return [phoneOf(whole)]
  const parts = text.split(/[/;,]|\bor\b/i).filter((part) => part.trim() !== '')
  const numbers = parts.flatMap((part) => parsed(part, code) ?? [])
  if (parts.length > 1 && numbers.some((number) => number.isPossible()))
    return numbers.length === parts.length && numbers.every((number) => number.isPossible()) ? numbers.map(phoneOf) : []
  if (whole) return [phoneOf(whole)]
  return /^\s*\d[\d\s().-]*$/.test(text) ? [{ code, digits: text.replace(/\D/g, ''), extension: null }] : []
}

/** A line of the notes, since no field has an extension. */
export const formatExtension = ({ code, digits, extension }: Phone): string =>
  `Extension of +${code} ${groupedDigits(digits, code)}: ${extension}`

/** Digits in the country's groups, without the country code. */
export function groupedDigits(digits: string, countryCode: string | null | undefined): string {
  const code = dialDigits(countryCode)
  const number = parsed(digits, code)
  if (!number || number.countryCallingCode !== code || number.nationalNumber !== digits) return digits
  return code === '1' ? number.formatNational() : number.formatInternational().slice(code.length + 2)
}

/** "+44 20 7946 0958"; other text is unchanged. */
export function groupedPhone(phone: string, countryCode: string | null | undefined): string {
  const [first, ...others] = readPhones(phone, countryCode)
  if (!first || others.length > 0) return phone
  const { code, digits, extension } = first
  return `+${code} ${groupedDigits(digits, code)}${extension ? ` ext. ${extension}` : ''}`
}

/** Groups a number that is being typed, as far as it goes. Text with other characters is unchanged. */
export function groupedWhileTyping(text: string, countryCode: string | null | undefined): string {
  const code = dialDigits(countryCode)
  if (!/^\+?[\d\s().-]*\d$/.test(text) || !knownCodes.has(code)) return text
  if (text.startsWith('+')) return new AsYouType().input(text)
  if (code === '1' || text.startsWith('0')) return new AsYouType({ defaultCallingCode: code }).input(text)
  const grouped = new AsYouType().input(`+${code}${text.replace(/\D/g, '')}`)
  return grouped.startsWith(`+${code} `) ? grouped.slice(code.length + 2) : text
}

const lengthLabels: Readonly<Record<string, string>> = {
  TOO_SHORT: 'looks too short',
  TOO_LONG: 'looks too long',
  INVALID_LENGTH: 'has an unusual length',
}

/** "This number looks too short for +1"; null: its length is possible. Doesn't block saving. */
export function phoneWarning(digits: string, countryCode: string | null | undefined): string | null {
  const code = dialDigits(countryCode)
  if (!/^\d+$/.test(digits) || !knownCodes.has(code)) return null
  const message = lengthLabels[validatePhoneNumberLength(digits, { defaultCallingCode: code }) ?? '']
  return message ? `This number ${message} for +${code}` : null
}

/** Whether two saved phones are the same number, whichever way a backend writes the country code. */
export function isSamePhone(item: string, entry: string, countryCode: string | null | undefined): boolean {
  const [[first], [second]] = [readPhones(item, countryCode), readPhones(entry, countryCode)]
  return first !== undefined && first.code === second?.code && first.digits === second.digits
}
