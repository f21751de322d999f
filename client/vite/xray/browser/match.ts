import { isCommon, nearest, type TextContext } from './nearest.ts'
import { getPlaces } from './placesOf.ts'
import { recordKey } from './records.ts'
import { plainText, getTexts, type TextOptions, withoutBreaks } from './texts.ts'
import type { List, PageValues, Value } from './values.ts'

/** A field, a sum of a field's values, or a count of rows that may be the source of a text. */
export type Source =
  | { readonly kind: 'field'; readonly value: Value; readonly others: readonly Value[] }
  | { readonly kind: 'sum'; readonly list: List; readonly inputs: readonly Value[] }
  | { readonly kind: 'count'; readonly list: List }

/** A part of a text with its possible sources. */
export interface Part {
  readonly text: string
  readonly sources: readonly Source[]
}

export interface Shown extends TextContext {
  readonly text: string
}

interface Match<T> {
  readonly source: T
  readonly start: number
  readonly end: number
}

const MIN_PART = 2

/** Whether a part is between punctuation, as "Assigned" in "J-12 · Assigned". */
const isSeparate = (text: string, start: number, end: number): boolean =>
  /(?:^|[·,:;–—(/]\s*)$/.test(text.slice(0, start)) && /^\s*(?:$|[·,;:–—)/])/.test(text.slice(end))

function matchesOf<T>(source: T, variants: readonly string[], text: string, isCommonWord = false): Match<T>[] {
  return variants.flatMap((variant) => {
    if (variant === text) return [{ source, start: 0, end: text.length }]
    if (variant.length < MIN_PART && !/^\d$/.test(variant)) return []
    const places = getPlaces(variant, text).filter(([start, end]) => !isCommonWord || isSeparate(text, start, end))
    return places.map(([start, end]) => ({ source, start, end }))
  })
}

/** Of overlapping matches the longest ones, by the place they cover. */
function longest<T>(matches: readonly Match<T>[]): Map<string, Match<T>[]> {
  const byLength = matches.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const chosen: Match<T>[] = []
  for (const match of byLength) {
    const isFree = chosen.every(
      ({ start, end }) => match.end <= start || match.start >= end || (match.start === start && match.end === end),
    )
    if (isFree) chosen.push(match)
  }
  return Map.groupBy(
    chosen.toSorted((a, b) => a.start - b.start),
    ({ start, end }) => `${start} ${end}`,
  )
}

const fieldKey = ({ records, owner, name, query, path }: Value): string => {
  const [record] = records
  return record ? `${recordKey(record)} ${record.type === owner ? '' : owner} ${name}` : `${query.operation} ${path}`
}

/** Equal fields of one record, from several queries, are one source. */
function fieldSources(values: readonly Value[]): Source[] {
  return [...Map.groupBy(values, fieldKey).values()].flatMap(([value, ...others]) =>
    value ? [{ kind: 'field' as const, value, others }] : [],
  )
}

const MIN_ROWS = 2

function computedFrom({ lists }: PageValues, shown: Shown, text: string, options: TextOptions): Map<string, Match<Source>[]> {
  const matches = lists.flatMap((list): Match<Source>[] => {
    const counted: Source = { kind: 'count', list }
    const counts = isNamedIn(list, shown) ? matchesOf(counted, [String(list.length)], text) : []
    const sums = [...list.numbers.values()].flatMap((inputs) => {
      const [first] = inputs
      if (!first || inputs.length < MIN_ROWS) return []
      const cents = inputs.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
      const source: Source = { kind: 'sum', list, inputs }
      return matchesOf(source, getTexts({ ...first, value: cents / 100 }, options), text)
    })
    return [...counts, ...sums]
  })
  return longest(matches)
}

const isNamedIn = ({ path, query }: List, { text, labels }: Shown): boolean => {
  const words = `${path} ${query.operation}`.split(/[^A-Za-z]+|(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''))
  const around = plainText([text, ...labels].join(' '))
  return words.some((word) => word.length > 2 && word !== 'item' && around.includes(word))
}

interface LikelyPart {
  readonly text: string
  readonly values: readonly Value[]
}

/** Of each part the values of the objects that have values of the most parts. */
function ofOneObject(parts: readonly LikelyPart[]): Part[] {
  const counts = new Map<object, number>()
  for (const { values } of parts)
    for (const object of new Set(values.map(({ siblings }) => siblings))) counts.set(object, (counts.get(object) ?? 0) + 1)
  return parts.map(({ text, values }) => {
    const most = Math.max(...values.map(({ siblings }) => counts.get(siblings) ?? 0))
    return { text, sources: fieldSources(values.filter(({ siblings }) => counts.get(siblings) === most)) }
  })
}

function computedParts(page: PageValues, shown: Shown, text: string, options: TextOptions): Part[] {
  const found = computedFrom(page, shown, text.toLowerCase(), options)
  return [...found.values()].flatMap((matches) => {
    const [first] = matches
    return first ? [{ text: text.slice(first.start, first.end), sources: matches.map(({ source }) => source) }] : []
  })
}

/** Finds the fields whose formatted values a text shows. Without any, finds counts and sums of rows. */
export function sourcesOf(shown: Shown, page: PageValues, options: TextOptions): Part[] {
  const text = withoutBreaks(shown.text)
  const plain = text.toLowerCase()
  if (plain === '') return []
  const found = longest(page.values.flatMap((value) => matchesOf(value, getTexts(value, options), plain, isCommon(value, options))))
  const parts = [...found.values()].flatMap((matches): LikelyPart[] => {
    const [first] = matches
    if (!first) return []
    const part = plain.slice(first.start, first.end)
    const values = matches.map(({ source }) => source)
    const likely = nearest(values, { shown, page, part, isWhole: part === plain, options })
    return likely.length === 0 ? [] : [{ text: text.slice(first.start, first.end), values: likely }]
  })
  return parts.length > 0 ? ofOneObject(parts) : computedParts(page, shown, text, options)
}
