import { camelKey, toWire } from '@callout/contracts/wire/casing'
import { ServiceBody } from '@callout/contracts/catalogue/schemas'
import { foldedText } from '@callout/contracts/text/foldedText'
import { productType } from '@callout/contracts/jobs/codes'
import type { Identity, ReadRow } from '../../../components/import/defineImport.ts'
import { filled, problemsAt, yesNo } from '../../../components/import/cells.ts'
import { numberOrText, readNumber } from '../../../lib/format/readNumber.ts'
import { type NewCategories, serviceImport } from './serviceImport.ts'

type Cells = Readonly<Record<string, string>>

export interface ReadWith {
  readonly categories: ReadonlyMap<string, string>
  readonly newCategories: NewCategories
  /** ISO 4217, the company's currency. */
  readonly currencyCode: string
}

/** Prices have two decimals. */
const price = { decimals: 2 }

const HOUR_MINUTES = 60
/** Each pattern captures hours and minutes, or minutes only. */
const durations: readonly (readonly [pattern: RegExp, minutesOf: (hours: number, minutes: number) => number])[] = [
  [/^(\d+):([0-5]\d)$/, (hours, minutes) => hours * HOUR_MINUTES + minutes],
  [/^([\d.,]+)\s*h(?:ours?|rs?)?\.?\s*(?:(\d+)\s*m(?:in(?:utes?|s)?)?\.?)?$/i, (hours, minutes) => hours * HOUR_MINUTES + minutes],
  [/^(\d+)\s*(?:m(?:in(?:utes?|s)?)?\.?)?$/i, (minutes) => minutes],
]

/** Minutes from "90", "90 min", "1 h 30 min", "1.5 h" and "1:30". Other text is returned as is. */
export function readDuration(text: string): number | string {
  for (const [pattern, minutesOf] of durations) {
    const [, hours, minutes = '0'] = pattern.exec(text.trim()) ?? []
    const reading = readNumber(hours ?? '')
    if (reading.kind === 'number') return Math.round(minutesOf(reading.value, Number(minutes)))
  }
  return text
}

const services = /^(service|services|labor|labour|work|0|)$/i
const products = /^(product|products|item|part|parts|material|materials|goods|inventory|non-?inventory|1)$/i

/** Defaults to a service; null for an unknown word. */
const getType = (text: string): keyof typeof productType | null =>
  services.test(text) ? 'SERVICE' : products.test(text) ? 'PRODUCT' : null

/** Services in different categories are different. */
export const identitiesOf = (name: string, category: string | null, sku: string | null = null): Identity[] => [
  { kind: 'name and category', value: `${foldedText(category ?? '')}/${foldedText(name.trim().replace(/\s+/g, ' '))}`, isSure: true },
  ...(sku ? [{ kind: 'SKU', value: foldedText(sku), isSure: false }] : []),
]

function toInput(cells: Cells, unmapped: readonly string[]) {
  const { name = '', productType: type = '', amount = '', durationMinutes = '', cost = '', description = '' } = cells
  const flags = yesNo(cells, ['isTaxExempt', 'isActive'])
  const texts = filled({ unit: cells['unit'], sku: cells['sku'], imageUrl: cells['imageUrl'] })
  return {
    name,
    productType: getType(type) ?? 'SERVICE',
    amount: amount === '' ? undefined : numberOrText(amount, price),
    ...texts,
    ...filled({ description: [description, ...unmapped].filter(Boolean).join('\n') }),
    ...(durationMinutes !== '' && { durationMinutes: readDuration(durationMinutes) }),
    ...(cost !== '' && { cost: numberOrText(cost, price) }),
    ...flags.values,
  }
}

/** The company's name for the category, or the file's if it will be added; null: none. */
function categoryOf(named: string, { categories, newCategories }: ReadWith): string | null {
  const known = categories.get(foldedText(named))
  return known ?? (named !== '' && newCategories === 'add' ? named : null)
}

const getLabel = (name: string): string => serviceImport.fields[name]?.label ?? name
const labelsFor: Readonly<Record<string, string>> = {
  durationMinutes: 'Enter minutes, or hours and minutes such as 1 h 30 min',
}

function getProblems(input: ReturnType<typeof toInput>, cells: Cells, reading: ReadWith): string[] {
  const { category = '', productType: type = '' } = cells
  const wire = toWire({ ...input, currencyCode: reading.currencyCode, productType: productType[input.productType].code })
  const issues = ServiceBody.safeParse(wire).error?.issues ?? []
  const returned = issues.map(({ path, message }) => {
    const name = camelKey(String(path[0]))
    // Text left in a number field could not be parsed.
    const isUnread = typeof (input as Readonly<Record<string, unknown>>)[name] === 'string' && name in labelsFor
    return [name, isUnread ? (labelsFor[name] ?? message) : message] as const
  })
  const found = [
    ...(getType(type) === null ? [['productType', 'Enter service or product'] as const] : []),
    ...(category !== '' && reading.newCategories === 'refuse' && !reading.categories.has(foldedText(category))
      ? [['category', 'You don’t have this category'] as const]
      : []),
    ...yesNo(cells, ['isTaxExempt', 'isActive']).unread.map((name) => [name, 'Enter yes or no'] as const),
  ]
  return problemsAt([...returned, ...found], getLabel)
}

/** "Price without “/hr”" for a price with a unit. */
function droppedUnits(cells: Cells): string[] {
  return ['amount', 'cost'].flatMap((name) => {
    const reading = readNumber(cells[name] ?? '', price)
    return reading.kind === 'number' && reading.unit !== '' ? [`${getLabel(name)} without “${reading.unit}”`] : []
  })
}

/** Parses a row as a service. Its category is identified by name, because it may have to be added first. */
export function readService(cells: Cells, unmapped: readonly string[], reading: ReadWith): ReadRow {
  const input = toInput(cells, unmapped)
  const category = categoryOf(cells['category'] ?? '', reading)
  const { amount } = input
  return {
    name: input.name,
    facts: [
      productType[input.productType].label,
      category ?? '',
      typeof amount === 'number' ? `${amount.toFixed(2)}${cells['unit'] ? ` per ${cells['unit']}` : ''}` : (amount ?? ''),
      ...droppedUnits(cells),
    ].filter((fact) => fact !== ''),
    input: { ...input, category },
    identities: input.name === '' ? [] : identitiesOf(input.name, category, cells['sku'] ?? null),
    problems: getProblems(input, cells, reading),
  }
}
