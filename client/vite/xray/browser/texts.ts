import { formatDistance } from '../../../src/lib/format/distance.ts'
import { formatHours, formatMinutes } from '../../../src/lib/format/durations.ts'
import { formatNumber } from '../../../src/lib/format/readNumber.ts'
import type { Format } from '../../../src/lib/format/useFormat.ts'
import type { Value } from './values.ts'

export interface TextOptions {
  /** The client's formats in a time zone; undefined: the account's. */
  readonly formatIn: (zone: string | undefined) => Format
  /** Labels of codes, by enum and name. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly cache: WeakMap<Value, string[]>
}

export const withoutBreaks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** For comparison: spaces are equal, case doesn't matter. */
export const plainText = (text: string): string => withoutBreaks(text).toLowerCase()

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function instantTexts(instant: number, format: Format): string[] {
  const shortDay = format.shortDayOf(instant)
  return [
    format.dateTime(instant),
    format.dayOf(instant),
    shortDay,
    shortDay.split(', ')[1] ?? shortDay,
    format.getTime(instant),
    format.getTime(instant).replace(/ [AP]M$/, ''),
    format.relative(instant),
    format.asOf(instant),
  ]
}

function dayTexts(day: string, format: Format): string[] {
  const shortDay = format.shortDay(day)
  return [format.day(day), shortDay, shortDay.split(', ')[1] ?? shortDay]
}

function numberTexts(number: number, name: string): string[] {
  const plain = [formatNumber(number), formatNumber(number, 2), String(number)]
  if (/minutes/i.test(name)) return [formatMinutes(number), formatHours(number), ...plain]
  if (/km|distance/i.test(name)) return [formatDistance(number, 'km'), formatDistance(number, 'mi')]
  return plain
}

function stringTexts({ name, value, siblings }: Value, format: Format): string[] {
  const phone = /^(.*)phone$/i.exec(name)
  if (!phone) return [String(value)]
  const code = siblings[phone[1] === '' ? 'phoneCountryCode' : `${phone[1]}PhoneCountryCode`]
  return [format.phone(String(value), text(code)), String(value)]
}

/** Fields that pages don't show as texts, or that repeat the request. */
const notShown = /^(?:id|page|perPage|lockVersion|latitude|longitude|color|icon|authorities)$|Ids?$|Url$|^allowed/

const formatCode = (code: string): string => code.replaceAll('_', ' ')

/** How the client may write a value, for comparison. */
export function getTexts(value: Value, options: TextOptions): string[] {
  const known = options.cache.get(value)
  if (known) return known
  const texts = formattedTexts(value, options)
  options.cache.set(value, texts)
  return texts
}

function formattedTexts(value: Value, { formatIn, labels }: TextOptions): string[] {
  const { type, name, value: content, siblings } = value
  if (notShown.test(name)) return []
  const label = labels[type]?.[String(content)]
  const zone = text(siblings['timezone'])
  const format = formatIn(undefined)
  const formats = zone === undefined || zone === format.timeZone ? [format] : [format, formatIn(zone)]
  const variants = (): string[] => {
    if (labels[type]) return [...(label === undefined ? [] : [label]), formatCode(String(content))]
    if (type === 'Money')
      return [format.money(Number(content), text(siblings['currencyCode'] ?? siblings['currency'])), formatNumber(Number(content), 2)]
    if (type === 'Instant') return formats.flatMap((each) => instantTexts(Number(content), each))
    if (type === 'CalendarDate') return dayTexts(String(content), format)
    if (type === 'ClockTime') return [format.clock(String(content)), format.clock(String(content)).replace(/ [AP]M$/, '')]
    return typeof content === 'number' ? numberTexts(content, name) : stringTexts(value, format)
  }
  return [...new Set(variants().map(plainText))].filter((variant) => variant !== '')
}
