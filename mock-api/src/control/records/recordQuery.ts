import { responseCode } from '@callout/contracts/wire/envelope'
import type { Row } from '../../db/collection.ts'
import { ApiError } from '../../http/apiError.ts'

const CONDITION = /^(\w+)(!=|=|~|<|>)(.*)$/s

const getText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const getField = (record: Row, field: string): unknown => new Map<string, unknown>(Object.entries(record)).get(field)

const compare = (first: unknown, second: unknown): number =>
  typeof first === 'number' && typeof second === 'number' ? first - second : getText(first).localeCompare(getText(second), 'en')

/** Numeric text is compared as a number with numbers. */
const valueFor = (known: unknown, text: string): unknown => (typeof known === 'number' && text !== '' ? Number(text) : text)

function meets(known: unknown, operator: string, text: string): boolean {
  if (operator === '~') return getText(known).toLowerCase().includes(text.toLowerCase())
  if (operator === '=' || operator === '!=') return (getText(known) === text) === (operator === '=')
  if (known === null || known === undefined) return false
  const order = compare(known, valueFor(known, text))
  return operator === '<' ? order < 0 : order > 0
}

/** `status=2`, `title~pump`, `total>100`, `invoice_id!=null`. Throws 400 for other text. */
export function conditionOf(condition: string): (record: Row) => boolean {
  const [, field = '', operator = '', text = ''] = CONDITION.exec(condition) ?? []
  if (field === '') throw new ApiError(responseCode.MALFORMED, `filter: use a field, one of = != ~ < >, and a value, as in status=2.`)
  return (record) => meets(getField(record, field), operator, text)
}

/** Records by a field, `-field` from last to first; missing and null values last. */
export function sortedBy(records: readonly Row[], sort: string): Row[] {
  const field = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  const isEmpty = (record: Row): boolean => getField(record, field) === null || getField(record, field) === undefined
  return records.toSorted((a, b) => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b))
    return sign * compare(getField(a, field), getField(b, field))
  })
}
