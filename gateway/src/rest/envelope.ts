import { Refusal } from '../errors.ts'
import type { HttpReply } from './dispatch.ts'

/** What upstream said, wherever it said it. */
export interface Answer {
  /** `responseCode` of the body where there is one, else the HTTP status; every HTTP success counts as 200. */
  readonly code: number
  /** Empty where upstream sent no words. */
  readonly message: string
  readonly data: unknown
}

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

const badReply = (): never => {
  throw new Refusal('UPSTREAM_BAD_REPLY')
}

/** HTTP 204 cannot carry a body, so that it keeps its number. */
const codeOfStatus = (status: number): number => {
  if (status < 200 || (status >= 300 && status < 400)) return badReply()
  return status < 300 && status !== 204 ? 200 : status
}

/** Spec §8: from the error response body, the body, or the top-level object. */
function messageOf(body: Loose): string {
  for (const holder of [body['error'], body['data'], body]) {
    if (isRecord(holder) && typeof holder['responseMessage'] === 'string') return holder['responseMessage']
  }
  return typeof body['message'] === 'string' ? body['message'] : ''
}

function codeOf(body: Loose, status: number): number {
  const code = Number(body['responseCode'] ?? Number.NaN)
  if (Number.isInteger(code)) return code
  return 'responseData' in body || status < 200 || status >= 300 ? codeOfStatus(status) : badReply()
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads both worlds: the code in the body, or HTTP's own (wire.md section 1). @throws Refusal UPSTREAM_BAD_REPLY without either. */
export function answerOf({ status, text }: HttpReply): Answer {
  const body = parsed(text)
  if (isRecord(body)) return { code: codeOf(body, status), message: messageOf(body), data: body['responseData'] }
  if (status === 204 || status >= 400) return { code: status, message: '', data: null }
  return badReply()
}
