import { ApiError } from './errors.ts'
import { isRecord } from '@callout/contracts/reply/isRecord'
import type { HttpReply } from './dispatch.ts'
import { isRedirect } from './redirects.ts'

export interface Answer {
  /** `responseCode` if present, else the HTTP status; every HTTP success counts as 200. */
  readonly code: number
  readonly message: string
  readonly data: unknown
  /** Whether the backend replied, not a proxy: the reply has a `responseCode` or a `responseMessage`. */
  readonly hasEnvelope: boolean
}

type Loose = Readonly<Record<string, unknown>>

const badReply = (): never => {
  throw new ApiError('UPSTREAM_BAD_REPLY')
}

/** HTTP 204 has no body and keeps its code. */
const codeOfStatus = (status: number): number => {
  if (status < 200) return badReply()
  return status < 300 && status !== 204 ? 200 : status
}

/** Spec §8: from the error response body, the body, or the top-level object. */
function messageOf(body: Loose): string | undefined {
  for (const holder of [body['error'], body['data'], body]) {
    if (isRecord(holder) && typeof holder['responseMessage'] === 'string') return holder['responseMessage']
  }
  return undefined
}

function responseCodeOf({ responseCode: code }: Loose): number | undefined {
  if (Number.isInteger(code)) return code as number
  return typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : undefined
}

function codeWithout({ responseCode, responseData }: Loose, status: number): number {
  const isSuccess = status >= 200 && status < 300
  return isSuccess && (responseData === undefined || (responseCode ?? null) !== null) ? badReply() : codeOfStatus(status)
}

function answerIn(body: Loose, status: number): Answer {
  const code = responseCodeOf(body)
  const message = messageOf(body)
  const plain = typeof body['message'] === 'string' ? body['message'] : ''
  return {
    code: code ?? codeWithout(body, status),
    message: message ?? plain,
    data: body['responseData'],
    hasEnvelope: code !== undefined || message !== undefined,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the code from the body or from HTTP (wire.md §1). @throws ApiError UPSTREAM_BAD_REPLY if neither is valid */
export function getAnswer({ status, text }: HttpReply): Answer {
  if (isRedirect(status)) return badReply()
  const body = parsed(text)
  if (isRecord(body)) return answerIn(body, status)
  if (status === 204 || status >= 400) return { code: status, message: '', data: null, hasEnvelope: false }
  return badReply()
}
