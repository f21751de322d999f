import { calendarDatePattern, clockPattern } from '@callout/contracts/time'
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql'

type Check = (value: unknown) => value is number | string

interface ScalarRule {
  readonly shape: string
  readonly fits: Check
  readonly shown?: (value: unknown) => unknown
}

const INSTANT_DIGITS = 10
const LARGEST_INSTANT = 10 ** INSTANT_DIGITS - 1

/** Spec §9: timestamps of more than 10 digits are cut to 10 digits (seconds). */
const seconds = (value: unknown): unknown =>
  typeof value === 'number' && Math.abs(value) > LARGEST_INSTANT
    ? Number(
        Math.trunc(value)
          .toString()
          .slice(0, value < 0 ? INSTANT_DIGITS + 1 : INSTANT_DIGITS),
      )
    : value

/** Unit prices may have more than two decimals. */
const cents = (value: unknown): unknown => (typeof value === 'number' ? Math.round((value + Number.EPSILON) * 100) / 100 : value)

const isInstant: Check = (value): value is number => Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INSTANT
const isMoney: Check = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4
const isTextLike =
  (pattern: RegExp): Check =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

const scalars: Readonly<Record<string, ScalarRule>> = {
  Instant: { shape: 'a whole number of Unix seconds', fits: isInstant, shown: seconds },
  Money: { shape: 'a number with at most two decimals', fits: isMoney, shown: cents },
  CalendarDate: { shape: 'a date as YYYY-MM-DD', fits: isTextLike(calendarDatePattern) },
  ClockTime: { shape: 'a time as HH:mm', fits: isTextLike(clockPattern) },
}

const literalValue = (node: ValueNode): unknown => {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value)
  return node.kind === Kind.STRING ? node.value : undefined
}

function applyRule(type: GraphQLScalarType, { shape, fits, shown = (value) => value }: ScalarRule): void {
  const checked = (value: unknown): number | string => {
    if (fits(value)) return value
    throw new GraphQLError(`${type.name} must be ${shape}`)
  }
  type.serialize = (value) => checked(shown(value))
  type.parseValue = checked
  type.parseLiteral = (node) => checked(literalValue(node))
}

export function applyScalar(type: GraphQLScalarType): void {
  const rule = scalars[type.name]
  if (rule) applyRule(type, rule)
}
