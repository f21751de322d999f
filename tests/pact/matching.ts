import './quiet.ts'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { Conflict } from '@callout/contracts/wire/conflict'
import { responseCode as upstreamCode } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'
import { CalendarDate, ClockTime, Flag, Instant, Money, z } from '@callout/contracts/wire/zod'
import { UserTypeCode } from '@callout/contracts/profile/schemas'
import { userType } from '@callout/contracts/profile/userType'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Interaction } from './interaction.ts'
import { patternsOfSubscription } from './subscriptionMatching.ts'

/** A value, or a matcher for it, as Pact takes both. */
type Asked = unknown
type Schema = z.core.$ZodTypes
type Rule = Readonly<Record<string, unknown>>

const isOf = (kind: string): Rule => ({ 'pact:matcher:type': kind })
const looksLike = (pattern: string): Rule => ({ 'pact:matcher:type': 'regex', regex: pattern })
/** A value for which every rule holds. */
const every = (value: unknown, ...rules: Rule[]): Asked => ({ 'pact:matcher:type': rules, value })

const escaped = (value: unknown): string => String(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A whole number may be written with a decimal point, also in a text. */
const written = (value: unknown): string => escaped(value) + (Number.isInteger(value) ? '(\\.0+)?' : '')
const oneOf = (values: readonly unknown[]): Rule => looksLike(`^(${values.map(written).join('|')})$`)
const isFilled = looksLike('^[\\s\\S]+$')

/** What the gateway reads as a plain value (decision D14); a pattern sees a number as it is written, and null as the word. */
const plain = {
  whole: '^-?\\d+(\\.0+)?$',
  number: '^-?\\d+(\\.\\d+)?$',
  money: '^-?\\d+(\\.\\d{1,2}0*)?$',
  boolean: '^(true|false|0|1)$',
  day: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$',
  time: '^(\\d{4}-\\d\\d-\\d\\d[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:\\d\\d(\\.\\d+)?)?\\s*([AaPp]\\.?[Mm]\\.?|Z|UTC|[+-]\\d\\d:?\\d\\d)?$',
  /** A text that may be digits alone, or their number. */
  digits: '^(?!(null|true|false)$)(?![{\\[])[\\s\\S]*$',
  instant: '^(-?\\d+(\\.\\d+)?|\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?\\s*(Z|UTC|[+-]\\d\\d:?\\d\\d))$',
} as const
const likePlain =
  (kind: keyof typeof plain) =>
  (value: unknown): Asked =>
    every(value, looksLike(plain[kind]))

/** Kinds that the shape of a value does not show. */
const bySchema = new Map<unknown, (value: unknown) => Asked>([
  [Money, likePlain('money')],
  [ClockTime, likePlain('time')],
  [CalendarDate, likePlain('day')],
  [Instant, likePlain('instant')],
  [UserTypeCode, (value) => every(value, oneOf(Object.values(userType).map(({ code }) => code)))],
  [Flag, likePlain('boolean')],
])

/** Kinds that neither value nor schema shows: the schema is wider than what GraphQL can say. */
const byName: Readonly<Record<string, (value: unknown, schema: Schema | undefined) => Asked>> = {
  /** A number or text; of null the pattern would see the word. */
  ticket_id: (value) => every(value, looksLike('^(?!null$)[\\w-]+$')),
  /** Of a 409: the gateway distinguishes them. */
  reason: (value, schema) => (['stale', 'clash'].includes(String(value)) ? every(value, oneOf([value])) : likeLeaf(value, schema)),
}

const isDigits = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d*$/.test(value)

/**
 * By type, and without a schema in its plain form alone. A whole number asks for whole numbers: write a decimal where decimals
 * are welcome.
 */
function likeScalar(value: unknown, schema: Schema | undefined): Asked {
  if (schema === undefined && typeof value === 'number') return MatchersV3.integer(value)
  if (typeof value === 'boolean') return likePlain('boolean')(value)
  if (typeof value !== 'number') return isDigits(value) ? likePlain('digits')(value) : MatchersV3.like(value)
  return likePlain(Number.isInteger(value) ? 'whole' : 'number')(value)
}

/** The closed list of codes of a schema, also where the gateway handles others. */
function codesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  const def = schema?._zod.def
  if (def?.type === 'union') return codesOf(def.options[0] as Schema)
  if (def?.type === 'pipe') return codesOf(def.in as Schema)
  return def?.type === 'literal' ? def.values : undefined
}

/** A scalar, or one of a closed list of codes. */
function likeLeaf(value: unknown, schema: Schema | undefined): Asked {
  const codes = codesOf(schema)
  return codes === undefined ? likeScalar(value, schema) : every(value, oneOf(codes))
}

const likePattern = (value: unknown, pattern: string): Asked =>
  every(value, ...(typeof value === 'string' ? [isOf('type')] : []), looksLike(pattern))

function innermost(schema: Schema | undefined): Schema | undefined {
  const def = schema?._zod.def
  return def?.type === 'optional' || def?.type === 'nullable' ? innermost(def.innerType as Schema) : schema
}

const fieldSchema = (schema: Schema | undefined, name: string): Schema | undefined =>
  schema?._zod.def.type === 'object' ? (schema._zod.def.shape[name] as Schema | undefined) : undefined

interface Place {
  /** The wire name at which the value stands. */
  readonly name: string
  readonly unread: readonly string[]
  readonly pinned: readonly string[]
  /** Whether the value itself is pinned. */
  readonly isPinned?: boolean
}

/** What no client can ask for. */
const unreadEverywhere = ['pagination.total_pages']

function likeObject(schema: Schema | undefined, value: object, { name: parent, unread, pinned }: Place): Asked {
  const asked: Record<string, Asked> = {}
  const patterns = parent === 'subscription_details' ? patternsOfSubscription({ ...value }) : {}
  for (const [name, field] of Object.entries(value)) {
    if (field === null || [...unread, ...unreadEverywhere].includes(`${parent}.${name}`)) continue
    const pattern = patterns[name]
    const place = { name, unread, pinned, isPinned: pinned.includes(`${parent}.${name}`) }
    asked[name] = pattern === undefined ? like(fieldSchema(schema, name), field, place) : likePattern(field, pattern)
  }
  return asked
}

function likeList(schema: Schema | undefined, value: readonly unknown[], place: Place): Asked {
  const element = schema?._zod.def.type === 'array' ? (schema._zod.def.element as Schema) : undefined
  if (place.isPinned) return value.map((item) => like(element, item, place))
  return value.length === 0 ? [] : MatchersV3.eachLike(like(element, value[0], place) as object)
}

const isScalar = (value: unknown): boolean => typeof value !== 'object'
/** This hour and minute in every form in which a time of day is read. */
function clockPattern(value: string): string {
  const [hour = '', minute = ''] = value.split(':')
  const half = Number(hour) < 12 ? '[Aa]' : '[Pp]'
  const seconds = ':' + minute + '(:\\d\\d(\\.\\d+)?)?\\s*'
  return `^(\\d{4}-\\d\\d-\\d\\d[T ])?(${hour.replace(/^0/, '0?')}${seconds}(Z|UTC|[+-]\\d\\d:?\\d\\d)?|0?${Number(hour) % 12 || 12}${seconds}${half}\\.?[Mm]\\.?)$`
}

/** This second, counted or as a time in UTC. */
function instantPattern(seconds: number): string {
  const [day, time] = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length).split('T')
  return `^(${seconds}(\\.\\d+)?|${day}[T ]${time}(\\.\\d+)?\\s*(Z|UTC|[+-]00:?00))$`
}

/** This value and no other, in every form in which it is read. */
function exactly(value: unknown, schema: Schema | undefined): Asked {
  if (schema === Instant) return every(value, looksLike(instantPattern(Number(value))))
  if (typeof value === 'number') {
    const number = looksLike(`^${escaped(value)}${Number.isInteger(value) ? '(\\.0+)?' : '0*'}$`)
    return every(value, ...(schema === undefined ? [isOf('number')] : []), number)
  }
  if (typeof value === 'boolean') return every(value, oneOf([value, Number(value)]))
  if (schema === CalendarDate) return every(value, looksLike(`^${escaped(value)}([T ].*)?$`))
  return every(value, schema === ClockTime ? looksLike(clockPattern(String(value))) : oneOf([value]))
}

/** What is asked of a value: its type, closed lists of codes, and nothing where the sample has null. */
function like(optional: Schema | undefined, value: unknown, place: Place): Asked {
  const schema = innermost(optional)
  if (place.isPinned && isScalar(value)) return exactly(value, schema)
  const special = bySchema.get(schema) ?? byName[place.name]
  if (special) return special(value, schema)
  if (Array.isArray(value)) return likeList(schema, value, place)
  return typeof value === 'object' && value !== null ? likeObject(schema, value, place) : likeLeaf(value, schema)
}

/** Any words but those. */
const otherThan = (text: string): Rule => looksLike(`^(?!${escaped(text)}$)[\\s\\S]+$`)

/** The gateway branches on one message, and only under 401; other words pass through. */
function likeMessage({ responseCode, responseMessage }: Interaction['reply']): Asked {
  if (responseCode !== 401) return every(responseMessage, isOf('type'), isFilled)
  return every(
    responseMessage,
    isOf('type'),
    responseMessage === messages.confirmWithOtp ? oneOf([responseMessage]) : otherThan(messages.confirmWithOtp),
  )
}

/** Of several shapes that one call may answer, that of the sample. */
const shapeOf = (schema: Schema | undefined, data: unknown): Schema | undefined =>
  schema?._zod.def.type === 'union' ? (schema._zod.def.options.find((option) => z.safeParse(option, data).success) as Schema) : schema

/** The schema of an error whose code has no outcome in its endpoint. */
const otherwise = (outcomes: Endpoint['outcomes'], code: number): unknown =>
  code === upstreamCode.CONFLICT ? Conflict : code !== upstreamCode.INVALID ? outcomes?.['failed'] : undefined

const schemaOf = ({ data, outcomes }: Endpoint, { responseCode, responseData }: Interaction['reply']): Schema | undefined =>
  shapeOf(
    (responseCode === 200 ? data : (outcomes?.[responseCode] ?? otherwise(outcomes, responseCode))) as Schema | undefined,
    responseData,
  )

/** What the pact asks of the body of a reply: exactly what the gateway branches on, the type of what it reads, nothing else. */
export function askedBody({
  row,
  reply,
  readsMessage = reply.responseCode !== 200,
  unread = [],
  pinned = [],
}: Interaction): Record<string, Asked> {
  const { responseCode, responseData } = reply
  return {
    responseCode: every(responseCode, oneOf([responseCode])),
    ...(readsMessage && { responseMessage: likeMessage(reply) }),
    ...(responseData !== null &&
      !unread.includes('responseData') && {
        responseData: like(schemaOf(row, reply), responseData, {
          name: 'responseData',
          unread,
          pinned,
          isPinned: pinned.includes('responseData'),
        }),
      }),
  }
}

/** The outcome stands in the body; HTTP may repeat it. */
export const askedStatus = (code: number) => (code === 200 ? 200 : MatchersV3.matchStatus(200, code === 204 ? [200] : [200, code]))
