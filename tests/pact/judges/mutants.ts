import type { Envelope } from '@callout/contracts/envelope'
import { messages } from '@callout/contracts/messages'

/** A reply with one change. */
export interface Mutant {
  /** Where: `responseData.jobs.0.status`. */
  readonly path: string
  /** What, in words. */
  readonly change: string
  readonly httpStatus: number
  readonly body: unknown
}

type Path = readonly (string | number)[]
type Change = readonly [words: string, value: unknown]

/** Fields that hold one of a closed list of codes. */
const codes = [
  'status',
  'priority',
  'user_type',
  'time_format',
  'invoice_status',
  'allowed_actions',
  'product_type',
  'discount_type',
  'event',
]
const conflicts: readonly unknown[] = ['stale', 'clash']
const days = ['date', 'due_date']
const money = ['total', 'amount', 'subtotal', 'discount_total', 'tax_total', 'balance_due', 'billed_total', 'outstanding_balance']
const outcomes = [200, 204, 401, 402, 404, 409, 422, 500]

function changesOfScalar(value: unknown, name: string): Change[] {
  const others: Change[] = [['becomes an object', {}]]
  if (codes.includes(name) || conflicts.includes(value))
    others.push(['becomes an unknown code', typeof value === 'number' ? 77 : 'not_a_code'])
  if (days.includes(name)) others.push(['becomes no date', 'next week'])
  if (money.includes(name)) others.push(['gets a third decimal', 10.125])
  if (typeof value === 'string') return [...others, ['becomes a number', 42]]
  if (typeof value === 'boolean') return [...others, ['becomes text', 'maybe'], ['becomes 0 or 1', Number(value)]]
  if (Number.isInteger(value) && !money.includes(name)) others.push(['gets a decimal', Number(value) + 0.5])
  return [...others, ['becomes its own text', String(value)]]
}

function changesOfList(value: readonly unknown[]): Change[] {
  const others: Change[] = [
    ['becomes an object', {}],
    ['holds null', [null]],
  ]
  return value.length > 0 ? [...others, ['is emptied', []]] : others
}

function changesOf(value: unknown, name: string): Change[] {
  if (value === null) return []
  if (Array.isArray(value)) return changesOfList(value)
  if (typeof value !== 'object') return changesOfScalar(value, name)
  return [
    ['becomes text', 'text'],
    ['becomes a list', []],
    ['gets an unknown field', { ...value, unheard_of: { a: [1] } }],
  ]
}

/** A copy in which the value at the path is another one, or gone. */
function withValueAt(root: unknown, path: Path, value: unknown, isGone = false): unknown {
  const copy = structuredClone(root)
  const parent = path.slice(0, -1).reduce<unknown>((holder, step) => (holder as Record<string | number, unknown>)[step], copy) as Record<
    string | number,
    unknown
  >
  const last = path.at(-1) as string | number
  if (isGone) delete parent[last]
  else parent[last] = value
  return copy
}

/** Each value of the data with its path; of lists the first element, which stands for all. */
function places(value: unknown, path: Path): [path: Path, value: unknown][] {
  const below = Array.isArray(value)
    ? value.slice(0, 1).entries()
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  return [[path, value], ...[...below].flatMap(([step, inner]) => places(inner, [...path, step]))]
}

const nameAt = (path: Path): string => String(path.findLast((step) => typeof step === 'string'))

function mutantsOfData(reply: Envelope): Mutant[] {
  return places(reply.responseData, ['responseData']).flatMap(([path, value]) => {
    const change = (words: string, body: unknown): Mutant => ({ path: path.join('.'), change: words, httpStatus: 200, body })
    const isElement = typeof path.at(-1) === 'number'
    return [
      ...(isElement ? [] : [change('is missing', withValueAt(reply, path, undefined, true))]),
      ...(value === null ? [] : [change('is null', withValueAt(reply, path, null))]),
      ...changesOf(value, nameAt(path)).map(([words, other]) => change(words, withValueAt(reply, path, other))),
    ]
  })
}

/** Under 401 the words decide. */
const otherWords = (words: string): Change =>
  words === messages.confirmWithOtp
    ? ['does not ask for the code', 'Please sign in again.']
    : ['asks for the code', messages.confirmWithOtp]

function mutantsOfEnvelope(reply: Envelope): Mutant[] {
  const at = (path: string, words: string, body: unknown, httpStatus = 200): Mutant => ({ path, change: words, httpStatus, body })
  const code = reply.responseCode
  const { responseMessage: _, ...silent } = reply
  const { responseCode: __, ...uncoded } = reply
  const words: Change[] = [
    ['is null', null],
    ['becomes a number', 42],
    ['becomes an object', {}],
    ...(code === 401 ? [otherWords(reply.responseMessage)] : []),
  ]
  return [
    ...outcomes.filter((other) => other !== code).map((other) => at('responseCode', `becomes ${other}`, { ...reply, responseCode: other })),
    at('responseCode', 'is missing', uncoded),
    at('responseCode', 'is null', { ...reply, responseCode: null }),
    at('responseCode', 'becomes its own text', { ...reply, responseCode: String(code) }),
    at('responseMessage', 'is missing', silent),
    ...words.map(([change, message]) => at('responseMessage', change, { ...reply, responseMessage: message })),
    at('', 'gets an unknown field', { ...reply, took_ms: 12 }),
    at('', 'becomes a list', [reply]),
    ...(code === 200 || code === 204 ? [] : [at('', 'has the code as HTTP status, too', reply, code)]),
  ]
}

/** A reply in every way in which it can be changed by one step. */
export const mutantsOf = (reply: Envelope): Mutant[] => [...mutantsOfEnvelope(reply), ...mutantsOfData(reply)]
