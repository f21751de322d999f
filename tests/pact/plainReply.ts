import { tolerant } from '@callout/contracts/reply/reply'
import type { HttpReply } from '@callout/gateway/rest/dispatch'
import { getAnswer } from '@callout/gateway/rest/envelope'
import type { Call } from './calls.ts'

/** Marks ids that JSON can't hold exactly. */
export const UNREADABLE_ID = 'is above 2^53'

type Loose = Record<string, unknown>

/** Keeps the digits of integers that lose some as numbers. */
const withDigits = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source : value

/** Parses JSON; undefined for other text. */
export function parseReply(text: string): unknown {
  try {
    return JSON.parse(text, withDigits)
  } catch {
    return undefined
  }
}

const isUnsafe = (value: unknown): boolean => typeof value === 'string' && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))

/** Marks the unreadable ids among the values at these paths, such as `jobs.0.id`. */
function markIds(data: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    const steps = path.split('.')
    const name = steps.pop() ?? ''
    const parent = steps.reduce<unknown>((value, step) => Object(value)[step] as unknown, data) as Loose
    if (isUnsafe(parent[name])) parent[name] = `${String(parent[name])} ${UNREADABLE_ID}`
  }
}

/** The data in the plain form of the contract; values that the gateway can't read stay. */
export function plainData({ endpoint }: Call, code: number, data: unknown): unknown {
  const schema = code === 200 ? endpoint.data : endpoint.outcomes?.[code]
  if (schema === undefined || data === undefined || data === null) return data
  const plain = tolerant(schema).normalize(data, endpoint.record)
  markIds(plain.data, plain.mismatches)
  return plain.data
}

/** Any HTTP success is one. */
const getStatus = (status: number): number => (status > 200 && status < 300 && status !== 204 ? 200 : status)

/** A reply of a backend in the plain form that Pact compares, read as the gateway reads it. */
export function plainReply(call: Call, reply: HttpReply): HttpReply {
  const body = parseReply(reply.text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return reply
  const { responseData, ...others } = body as Loose
  const data = plainData(call, getCode(reply), responseData)
  return { ...reply, status: getStatus(reply.status), text: JSON.stringify({ ...others, responseData: data }) }
}

function getCode(reply: HttpReply): number {
  try {
    return getAnswer(reply).code
  } catch {
    return 0
  }
}
