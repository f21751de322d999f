import { FREE_TRIAL_SKU } from '@callout/contracts/constants'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'

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

/** Fields that hold one of a closed list of codes, with the field above where the name alone does not say. */
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
  'team_members.role',
  'availability_status',
  'billing_cycle',
  'contents.content_type',
  'responseData.content_type',
  'discount_basis',
  'tax_basis',
  'default_priority',
  'recurrence.frequency',
  'visits_kept.reason',
]
const conflicts: readonly unknown[] = ['stale', 'clash', 'duplicate']
const days = ['date', 'due_date', 'dates', 'end_date']
const times = ['start_time', 'end_time', 'open', 'close']
const money = ['total', 'amount', 'subtotal', 'discount_total', 'tax_total', 'balance_due', 'billed_total', 'outstanding_balance']
const outcomes = [200, 204, 401, 402, 403, 404, 409, 422, 429, 500]

const names = (path: Path): string[] => path.filter((step) => typeof step === 'string')
const isCode = (path: Path): boolean => codes.some((code) => `.${names(path).join('.')}`.endsWith(`.${code}`))

/** "09:00" as "9:00 AM". */
function onTwelveHours(time: string): string {
  const [hour, minute] = time.split(':')
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

const isDigits = (value: string): boolean => /^[1-9]\d*$/.test(value)

/** The same value in another form. */
function changesOfForm(value: unknown, name: string): Change[] {
  if (typeof value !== 'string') {
    const isInstant = name.endsWith('_at') && typeof value === 'number'
    const text: Change = ['becomes its own text', String(value)]
    return isInstant ? [text, ['is written with its zone', new Date(value * 1000).toISOString()]] : [text]
  }
  if (days.includes(name))
    return [
      ['becomes a number', 42],
      ['is written as a time', `${value}T00:00:00Z`],
    ]
  if (times.includes(name))
    return [
      ['becomes a number', 42],
      ['is written on a 12-hour clock', onTwelveHours(value)],
      ['is written with seconds', `${value}:00`],
    ]
  return isDigits(value) ? [['becomes its own number', Number(value)]] : [['becomes a number', 42]]
}

function changesOfScalar(value: unknown, path: Path): Change[] {
  const name = names(path).at(-1) ?? ''
  const others: Change[] = [['becomes an object', {}], ...changesOfForm(value, name)]
  if (isCode(path) || conflicts.includes(value)) others.push(['becomes an unknown code', typeof value === 'number' ? 77 : 'not_a_code'])
  if (name === 'user_purchase_sku')
    others.push(['changes between trial and plan', value === FREE_TRIAL_SKU ? 'team_month' : FREE_TRIAL_SKU])
  if (times.includes(name)) others.push(['becomes no time', '9 am'])
  if (days.includes(name)) others.push(['becomes no date', 'next week'])
  if (money.includes(name)) others.push(['gets a third decimal', 10.125])
  if (typeof value === 'string') return others
  if (typeof value === 'boolean') return [...others, ['becomes text', 'maybe'], ['becomes 0 or 1', Number(value)]]
  if (Number.isInteger(value) && !money.includes(name)) others.push(['gets a decimal', Number(value) + 0.5])
  return others
}

function changesOfList(value: readonly unknown[]): Change[] {
  const others: Change[] = [
    ['becomes an object', {}],
    ['holds null', [null]],
  ]
  return value.length > 0 ? [...others, ['is emptied', []]] : others
}

/** A subscription that runs comes to its end, one that has ended goes on. */
function turned(subscription: object): Change {
  const isRunning = 'remaining_days' in subscription && Number(subscription.remaining_days) > 0
  const left = isRunning ? 0 : 5
  return [isRunning ? 'ends' : 'goes on', { ...subscription, free_trail_days: left, remaining_days: left }]
}

function changesOf(value: unknown, path: Path): Change[] {
  if (value === null) return []
  if (Array.isArray(value)) return changesOfList(value)
  if (typeof value !== 'object') return changesOfScalar(value, path)
  return [
    ['becomes text', 'text'],
    ['becomes a list', []],
    ['gets an unknown field', { ...value, unheard_of: { a: [1] } }],
    ...(names(path).at(-1) === 'subscription_details' ? [turned(value)] : []),
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

function mutantsOfData(reply: Envelope): Mutant[] {
  return places(reply.responseData, ['responseData']).flatMap(([path, value]) => {
    const change = (label: string, body: unknown): Mutant => ({ path: path.join('.'), change: label, httpStatus: 200, body })
    const isElement = typeof path.at(-1) === 'number'
    return [
      ...(isElement ? [] : [change('is missing', withValueAt(reply, path, undefined, true))]),
      ...(value === null ? [] : [change('is null', withValueAt(reply, path, null))]),
      ...changesOf(value, path).map(([label, item]) => change(label, withValueAt(reply, path, item))),
    ]
  })
}

/** Under 401 the words decide. */
const otherText = (label: string): Change =>
  label === messages.confirmWithOtp
    ? ['does not ask for the code', 'Please sign in again.']
    : ['asks for the code', messages.confirmWithOtp]

function mutantsOfEnvelope(reply: Envelope): Mutant[] {
  const at = (path: string, label: string, body: unknown, httpStatus = 200): Mutant => ({ path, change: label, httpStatus, body })
  const code = reply.responseCode
  const { responseMessage: _, ...silent } = reply
  const { responseCode: __, ...uncoded } = reply
  const texts: Change[] = [
    ['is null', null],
    ['becomes a number', 42],
    ['becomes an object', {}],
    ...(code === 401 ? [otherText(reply.responseMessage)] : []),
  ]
  return [
    ...outcomes.filter((item) => item !== code).map((item) => at('responseCode', `becomes ${item}`, { ...reply, responseCode: item })),
    at('responseCode', 'is missing', uncoded),
    at('responseCode', 'is null', { ...reply, responseCode: null }),
    at('responseCode', 'becomes its own text', { ...reply, responseCode: String(code) }),
    at('responseMessage', 'is missing', silent),
    ...texts.map(([change, message]) => at('responseMessage', change, { ...reply, responseMessage: message })),
    at('', 'gets an unknown field', { ...reply, took_ms: 12 }),
    at('', 'becomes a list', [reply]),
    ...(code === 200 || code === 204 ? [] : [at('', 'has the code as HTTP status, too', reply, code)]),
  ]
}

/** A reply in every way in which it can be changed by one step. */
export const mutantsOf = (reply: Envelope): Mutant[] => [...mutantsOfEnvelope(reply), ...mutantsOfData(reply)]
