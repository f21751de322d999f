import { getPlaces } from './placesOf.ts'
import { mockRecordOf, recordKey } from './records.ts'
import { plainText, getTexts, type TextOptions } from './texts.ts'
import type { PageValues, RecordRef, Value } from './values.ts'

/** What surrounds a text on the page. */
export interface TextContext {
  /** Its element and the ones around it, the innermost first. */
  readonly levels: readonly { readonly text: string; readonly links: readonly string[] }[]
  /** Label, column header or term of the text. */
  readonly labels: readonly string[]
  /** Path of the page's address. */
  readonly address: string
  /** Whether it names something else, as headings, tabs and headers of columns do. */
  readonly isCaption: boolean
}

export interface Choice {
  readonly shown: TextContext & { readonly text: string }
  readonly page: PageValues
  /** The part of the text that the values are about. */
  readonly part: string
  /** Whether it is the whole text. */
  readonly isWhole: boolean
  readonly options: TextOptions
}

/** Where the client's addresses differ from the name of the collection. */
const routes: Readonly<Record<string, string>> = { users: 'staff', services: 'price-list' }

function isLinkTo(link: string, record: RecordRef): boolean {
  const known = mockRecordOf(record)
  return known !== undefined && `${link.split(/[?#]/)[0]}/`.includes(`/${routes[known.collection] ?? known.collection}/${known.id}/`)
}

const MIN_EVIDENCE = 4

/** Texts of a record's other fields by which it is recognized. */
function evidenceOf(record: RecordRef, { page, part, options }: Choice): Set<string> {
  const key = recordKey(record)
  const ownValues = page.values.filter(({ records }) => records[0] && recordKey(records[0]) === key)
  return new Set(ownValues.flatMap((value) => getTexts(value, options)).filter((text) => text.length >= MIN_EVIDENCE && text !== part))
}

/** How many elements away from the text a record is shown; infinite if it is not. */
function distanceOf(record: RecordRef, evidence: ReadonlySet<string>, { levels }: TextContext): number {
  const at = levels.findIndex(
    ({ text, links }) => links.some((link) => isLinkTo(link, record)) || [...evidence].some((each) => getPlaces(each, text).length > 0),
  )
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** The distance of each record and of those around it, by key. */
function distancesOf(values: readonly Value[], choice: Choice): Map<string, number> {
  const records = new Map(values.flatMap((value) => value.records.map((record) => [recordKey(record), record] as const)))
  const evidence = new Map([...records].map(([key, record]) => [key, evidenceOf(record, choice)]))
  // What several of the records have does not tell them apart.
  const counts = new Map<string, number>()
  for (const texts of evidence.values()) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Map(
    [...records].map(([key, record]) => {
      const own = new Set([...(evidence.get(key) ?? [])].filter((text) => counts.get(text) === 1))
      return [key, distanceOf(record, own, choice.shown)]
    }),
  )
}

const ignoredLabels = new Set(['item', 'the', 'at', 'is', 'on', 'in', 'id', 'and', 'to'])

const getText = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 1 && !ignoredLabels.has(word))

/** How many words of the field's name its label has; the name of its object counts less. */
function labelScore({ name, path }: Value, labels: ReadonlySet<string>): number {
  const own = getText(name)
  const objects = getText(path.split('.').slice(0, -1).join(' '))
  const share = own.filter((word) => labels.has(word)).length / Math.max(own.length, 1)
  return share + (objects.some((word) => labels.has(word)) ? 0.25 : 0)
}

interface Candidate {
  readonly value: Value
  /** Elements between the text and its record. */
  readonly own: number
  /** The same for the nearest of the records around it, too. */
  readonly distance: number
  readonly isOfPage: boolean
  readonly label: number
}

/** Farther from their record, texts are not about it, unless the page is. Labels of codes and numbers are common, and must be nearer. */
const MAX_DISTANCE = 8
const MAX_CODE_DISTANCE = 6
const MAX_NUMBER_DISTANCE = 4

const NAMED = 0.5
const SMALL_NUMBER = /^\d{1,3}$/
const RANGE_OF_ROWS = /^\d+–\d+ of \d/

/** Labels of codes, and short words such as the unit "hour", are in many texts. */
export const isCommon = ({ type, value }: Value, { labels }: TextOptions): boolean => type in labels || /^[a-z]{1,6}$/.test(String(value))

function isLikely({ value, distance, isOfPage, label }: Candidate, { shown, part, isWhole, options }: Choice): boolean {
  const { name, path, records } = value
  const hasRecord = records.length > 0
  if (isCommon(value, options))
    return !shown.isCaption && (hasRecord ? distance <= MAX_CODE_DISTANCE : label >= NAMED && !path.includes('[]'))
  if (!SMALL_NUMBER.test(part)) return !hasRecord || distance <= MAX_DISTANCE || distance === Number.POSITIVE_INFINITY || isOfPage
  if (name === 'totalCount' && RANGE_OF_ROWS.test(shown.text)) return true
  if (!isWhole && name.endsWith('Number')) return plainText(shown.text).includes(`${getText(name)[0]} ${part}`)
  const isNear = hasRecord && (distance <= MAX_NUMBER_DISTANCE || isOfPage)
  // A small number is equal to many fields: one within a text needs a word of its name.
  return isWhole ? isNear || label > 0 : label > 0 && (isNear || !hasRecord)
}

function least(candidates: readonly Candidate[], scoreOf: (candidate: Candidate) => number): Candidate[] {
  const best = Math.min(...candidates.map(scoreOf))
  return candidates.filter((candidate) => scoreOf(candidate) === best)
}

/** Of the nearest, each field of the record that is nearest itself. */
function byDistance(candidates: readonly Candidate[]): Candidate[] {
  const near = least(candidates, ({ distance }) => distance)
  const fields = Map.groupBy(near, ({ value: { owner, name } }) => `${owner}.${name}`)
  return [...fields.values()].flatMap((same) => least(same, ({ own }) => own))
}

const byLabel = (candidates: readonly Candidate[]): Candidate[] => least(candidates, ({ label }) => -label)

/** The values whose record is nearest to the text, and of these the ones that its label names. For small numbers the label comes first. */
export function nearest(values: readonly Value[], choice: Choice): Value[] {
  const { shown, part } = choice
  const messages = new Set(getText(plainText([shown.text.toLowerCase().replace(part, ' '), ...shown.labels].join(' '))))
  const distances = distancesOf(values, choice)
  const candidates = values
    .map((value): Candidate => {
      const [first = shown.levels.length, ...others] = value.records.map((record) => distances.get(recordKey(record)) ?? 0)
      const isOfPage = value.records.some((record) => isLinkTo(shown.address, record))
      const own = !Number.isFinite(first) && isOfPage ? shown.levels.length : first
      return { value, own, distance: Math.min(own, ...others), isOfPage, label: labelScore(value, messages) }
    })
    .filter((candidate) => isLikely(candidate, choice))
  const best = SMALL_NUMBER.test(part) ? byDistance(byLabel(candidates)) : byLabel(byDistance(candidates))
  return best.map(({ value }) => value)
}
