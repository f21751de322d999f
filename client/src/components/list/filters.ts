import type { Authority } from '@callout/contracts/profile/authorities'
import { typeNumber } from '@callout/contracts/text/typeNumber'
import { isCalendarDay } from '@callout/contracts/time'
import { readNumber } from '../../lib/format/readNumber.ts'

export interface Chip {
  readonly label: string
  /** The record whose name is part of the label. */
  readonly id?: string
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Input of a filter. `record`: a record that the list's lazy module loads. */
export type FilterField =
  | { readonly kind: 'flag'; readonly label: string; readonly description?: string | undefined }
  | { readonly kind: 'choice'; readonly label: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'choices'; readonly label: string; readonly choices: readonly Choice[] }
  /** `search`: choices are found by typing; names what can be typed. */
  | { readonly kind: 'record'; readonly label: string; readonly search?: string | undefined }
  | { readonly kind: 'days'; readonly label: string }
  /** `parse`: the text that applies; null: not valid, with the problem as a sentence. */
  | { readonly kind: 'text'; readonly label: string; readonly parse?: (text: string) => string | null; readonly problem?: string }
  /** Set outside of the list, for several lists at once. */
  | { readonly kind: 'scope'; readonly label: string }
  /** Set by a chart of the list. Shown as a chip. */
  | { readonly kind: 'chart'; readonly label: string }

export type FieldOfKind<Kind extends FilterField['kind']> = Extract<FilterField, { readonly kind: Kind }>

/** A list filter. `Asked`: its part of the query's input. Typed with methods so that a table can hold filters of any value. */
export interface Filter<Value = unknown, Asked extends object = object, Kind extends FilterField['kind'] = FilterField['kind']> {
  /** The inactive value. */
  readonly inactive: Value
  /** Names of its input fields, for sentences. */
  readonly sentenceNames: Readonly<Record<string, string>>
  /** Hidden from users known to lack it. */
  readonly needs?: Authority | undefined
  /** Hidden from users who work alone. */
  readonly isOfTeam?: true | undefined
  readonly field: FieldOfKind<Kind>
  /** Parses the URL; invalid values count as absent. */
  read(params: URLSearchParams): Value
  /** URL parameters by name; empty while inactive. */
  write(value: Value): Readonly<Record<string, string>>
  toInput(value: Value): Asked
  /** `day` formats a date. */
  chip(value: Value, day: (date: string) => string): Chip | null
}

interface Named<As extends string> {
  readonly label: string
  readonly inputField: As
  /** Name in sentences; default: the label. */
  readonly sentenceName?: string
  /** Hidden from users known to lack it. */
  readonly needs?: Authority
  /** Hidden from users who work alone. */
  readonly isOfTeam?: true
}
type Field<As extends string, Value> = { readonly [K in As]?: Value }
type Labels<Key extends string> = Readonly<Record<Key, { readonly label: string }>>

const asked = <As extends string, Value>(inputField: As, value: Value): Field<As, Value> => ({ [inputField]: value }) as Field<As, Value>
const getNames = <As extends string>({ label, inputField, sentenceName = label.toLowerCase(), needs, isOfTeam }: Named<As>) => ({
  sentenceNames: { [inputField]: sentenceName },
  needs,
  isOfTeam,
})
const choicesOf = <Key extends string>(table: Labels<Key>): Choice[] =>
  (Object.keys(table) as Key[]).map((value) => ({ value, label: table[value].label }))

/** The table key for a URL value, ignoring case; undefined if unknown. */
export const getKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, word: string | null): Key | undefined =>
  (Object.keys(table) as Key[]).find((key) => key === word?.toUpperCase())

/** Boolean: `late=1`. */
export const flag = <As extends string>(
  name: string,
  { label, inputField, description, ...labels }: Named<As> & { readonly description?: string },
): Filter<boolean, Field<As, true>, 'flag'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: false,
  field: { kind: 'flag', label, description },
  read: (params) => params.get(name) === '1',
  write: (isOn) => (isOn ? { [name]: '1' } : {}),
  toInput: (isOn) => (isOn ? asked(inputField, true as const) : {}),
  chip: (isOn) => (isOn ? { label } : null),
})

/** One of a table: `priority=high`. */
export const choice = <As extends string, Key extends string>(
  name: string,
  { label, inputField, table, ...labels }: Named<As> & { readonly table: Labels<Key> },
): Filter<Key | null, Field<As, Key>, 'choice'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: null,
  field: { kind: 'choice', label, choices: choicesOf(table) },
  read: (params) => getKey(table, params.get(name)) ?? null,
  write: (key) => (key ? { [name]: key.toLowerCase() } : {}),
  toInput: (key) => (key ? asked(inputField, key) : {}),
  chip: (key) => (key ? { label: `${label}: ${table[key].label}` } : null),
})

/** Several of a table, in its order: `status=unassigned,declined`. */
export const choices = <As extends string, Key extends string>(
  name: string,
  { label, inputField, table, ...labels }: Named<As> & { readonly table: Labels<Key> },
): Filter<readonly Key[], Field<As, Key[]>, 'choices'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: [],
  field: { kind: 'choices', label, choices: choicesOf(table) },
  read: (params) => {
    const requested = (params.get(name) ?? '').toUpperCase().split(',')
    return (Object.keys(table) as Key[]).filter((key) => requested.includes(key))
  },
  write: (keys) => (keys.length > 0 ? { [name]: keys.join().toLowerCase() } : {}),
  toInput: (keys) => (keys.length > 0 ? asked(inputField, [...keys]) : {}),
  chip: (keys) => (keys.length > 0 ? { label: `${label}: ${keys.map((key) => table[key].label).join(', ')}` } : null),
})

/** One of two, or both: `active=yes`. */
export const booleanFilter = <As extends string>(
  name: string,
  { label, inputField, yes, no, ...labels }: Named<As> & { readonly yes: string; readonly no: string },
): Filter<'YES' | 'NO' | null, Field<As, boolean>, 'choice'> => ({
  ...choice(name, { label, inputField, ...labels, table: { YES: { label: yes }, NO: { label: no } } }),
  toInput: (key) => (key ? asked(inputField, key === 'YES') : {}),
})

export const getText = <As extends string>(
  name: string,
  { label, inputField, ...labels }: Named<As>,
): Filter<string, Field<As, string>, 'text'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: '',
  field: { kind: 'text', label },
  read: (params) => (params.get(name) ?? '').trim().slice(0, 100),
  write: (text) => (text ? { [name]: text } : {}),
  toInput: (text) => (text ? asked(inputField, text) : {}),
  chip: (text) => (text ? { label: `${label}: ${text}` } : null),
})

const amountText = (text: string): string | null => {
  const reading = readNumber(text, { decimals: 2 })
  if (reading.kind === 'empty') return ''
  return reading.kind === 'number' && reading.value >= 0 ? String(reading.value) : null
}

/** An amount of at least 0: `min=100`. */
export const amount = <As extends string>(
  name: string,
  { label, inputField, ...labels }: Named<As>,
): Filter<string, Field<As, number>, 'text'> => ({
  ...getText(name, { label, inputField, ...labels }),
  field: { kind: 'text', label, parse: amountText, problem: typeNumber },
  read: (params) => amountText(params.get(name) ?? '') ?? '',
  toInput: (text) => (text ? asked(inputField, Number(text)) : {}),
})

/** A record id: `staff=7`. `search`: what can be typed to find one. */
export const record = <As extends string>(
  name: string,
  { label, inputField, search, ...labels }: Named<As> & { readonly search?: string },
): Filter<string | null, Field<As, string>, 'record'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: null,
  field: { kind: 'record', label, search },
  read: (params) => (/^[1-9]\d{0,15}$/.test(params.get(name) ?? '') ? params.get(name) : null),
  write: (id) => (id ? { [name]: id } : {}),
  toInput: (id) => (id ? asked(inputField, id) : {}),
  chip: (id) => (id ? { label, id } : null),
})

/** A record id set outside of the list: `branch=2`. Not shown as a filter: no chip, no field, not in saved views, not cleared. */
export const scope = <As extends string>(
  name: string,
  { label, inputField, read, ...labels }: Named<As> & { readonly read: (params: URLSearchParams) => string | null },
): Filter<string | null, Field<As, string>, 'scope'> => ({
  ...getNames({ label, inputField, ...labels }),
  inactive: null,
  field: { kind: 'scope', label },
  read,
  write: (id) => (id ? { [name]: id } : {}),
  toInput: (id) => (id ? asked(inputField, id) : {}),
  chip: () => null,
})
export const isScope = ({ field }: Filter): boolean => field.kind === 'scope'
export const hasField = ({ field }: Filter): boolean => field.kind !== 'scope' && field.kind !== 'chart'

/** First and last day, YYYY-MM-DD in the account's zone. */
export interface Days {
  readonly from: string | null
  readonly to: string | null
}

const dayOf = (text: string | null): string | null => (text !== null && isCalendarDay(text) ? text : null)

function formatDays({ from, to }: Days, show: (date: string) => string): string | null {
  if (from && to) return from === to ? show(from) : `${show(from)} – ${show(to)}`
  if (from) return `From ${show(from)}`
  return to ? `Until ${show(to)}` : null
}

/** A date range: `from=2026-11-01&to=2026-11-30`, in either order. */
export const days = <From extends string, To extends string>({
  label,
  inputFields,
}: {
  readonly label: string
  readonly inputFields: readonly [first: From, last: To]
}): Filter<Days, Field<From, string> & Field<To, string>, 'days'> => ({
  sentenceNames: { [inputFields[0]]: 'first day', [inputFields[1]]: 'last day' },
  inactive: { from: null, to: null },
  field: { kind: 'days', label },
  read: (params) => {
    const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
    return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
  },
  write: ({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }),
  toInput: ({ from, to }) => ({ ...(from && asked(inputFields[0], from)), ...(to && asked(inputFields[1], to)) }),
  chip: (value, show) => {
    const message = formatDays(value, show)
    return message === null ? null : { label: message }
  },
})
