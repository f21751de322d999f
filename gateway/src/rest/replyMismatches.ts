/** Counts how replies of the backend differ from the contract, by call and field, without values. */
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { type DifferenceKind, differences } from '@callout/contracts/reply/reply'
import type { MeasuredMismatch } from '../metrics/metrics.ts'

/** Of all replies of a call, the first ones and then one in so many is compared: about 150 µs for a job. */
const FIRST_REPLIES = 5
const ONE_IN = 1000
/** Bounds memory and the cardinality of the metric. */
const MOST_FIELDS = 500
const LOGGED_FIELDS = 20
const DAY_MS = 86_400_000
/** A field that is missing more often isn't implemented: `backend:check` reports it. */
const MOST_MISSING = 0.5

interface Counted {
  replies: number
  compared: number
}
interface FieldCount {
  readonly endpoint: Endpoint
  readonly field: string
  readonly kind: DifferenceKind
  count: number
}

export interface ReplyMismatchOptions {
  readonly log: (sentence: string) => void
  readonly onMismatch?: ((mismatch: MeasuredMismatch) => void) | undefined
}

export interface ReplyMismatches {
  readonly reply: (endpoint: Endpoint, data: unknown) => void
  readonly close: () => void
}

const percentOf = (share: number): string => (share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`)

const labelsOf: Readonly<Record<DifferenceKind, string>> = {
  missing: 'was missing',
  text: 'came as text',
  number: 'came as a number',
  boolean: 'came as a boolean',
  list: 'came as a list',
  object: 'came as an object',
  null: 'came as null',
  'unknown value': 'had a value that the contract doesn’t have',
  'another shape': 'had another shape',
}

export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`

export function createReplyMismatches({ log, onMismatch }: ReplyMismatchOptions): ReplyMismatches {
  const calls = new Map<Endpoint, Counted>()
  const fields = new Map<string, FieldCount>()

  const count = (endpoint: Endpoint, field: string, kind: DifferenceKind): void => {
    const call = callName(endpoint)
    const key = `${call} ${field} ${kind}`
    let counted = fields.get(key)
    if (counted === undefined && fields.size < MOST_FIELDS) fields.set(key, (counted = { endpoint, field, kind, count: 0 }))
    if (counted === undefined) return onMismatch?.({ call, field: 'other', kind })
    counted.count += 1
    onMismatch?.({ call, field, kind })
  }

  const logDay = (): void => {
    const shares = [...fields.values()].map((item) => ({ ...item, share: item.count / (calls.get(item.endpoint)?.compared ?? 1) }))
    const named = shares.filter(({ kind, share }) => kind !== 'missing' || share <= MOST_MISSING).toSorted((a, b) => b.count - a.count)
    const sentences = named
      .slice(0, LOGGED_FIELDS)
      .map(
        ({ endpoint, field, kind, share }) => `\`${field}\` of ${callName(endpoint)} ${labelsOf[kind]} in ${percentOf(share)} of replies`,
      )
    const more = named.length - sentences.length
    if (sentences.length > 0) log(sentences.join('; ') + (more > 0 ? `; and ${more} more` : ''))
    calls.clear()
    fields.clear()
  }
  const timer = setInterval(logDay, DAY_MS)
  timer.unref()

  return {
    reply: (endpoint, data) => {
      let counted = calls.get(endpoint)
      if (counted === undefined) calls.set(endpoint, (counted = { replies: 0, compared: 0 }))
      counted.replies += 1
      if (counted.replies > FIRST_REPLIES && counted.replies % ONE_IN !== 0) return
      counted.compared += 1
      for (const [field, kind] of differences(endpoint.data, data, endpoint.record)) count(endpoint, field, kind)
    },
    close: () => {
      clearInterval(timer)
      logDay()
    },
  }
}
