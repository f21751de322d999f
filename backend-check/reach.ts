import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { isRedirect } from '@callout/gateway/rest/redirects'
import { Sentence } from '../tools/sentence.ts'
import { type BackendRequest, fetchBackend } from '../tests/pact/backendHttp.ts'
import { parseReply } from '../tests/pact/plainReply.ts'
import type { Account } from './options.ts'

const LIMIT_MS = 1_500
const SIGN_IN_MS = 10_000

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  'bad port': 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be resolved',
  ECONNRESET: 'it closed the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `it did not answer within ${LIMIT_MS / 1000} seconds`
  const { code = '', message = '' } = (error.cause ?? {}) as { readonly code?: string; readonly message?: string }
  return reasons[code || message] ?? (code || message || error.message)
}

export interface Envelope {
  readonly responseCode: number | string
  readonly responseData?: unknown
}

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && Number.isInteger(Number((value as Envelope).responseCode ?? Number.NaN))

/** Reads a call without states. @throws Sentence if nothing answers in time */
export async function readCall(baseUrl: string, path: string, token: string | undefined, limit = LIMIT_MS): Promise<unknown> {
  const headers = token === undefined ? {} : { Authorization: token }
  return requestCall(baseUrl, path, { headers }, limit)
}

async function requestCall(baseUrl: string, path: string, request: BackendRequest, limit: number): Promise<unknown> {
  const headers = { [PLATFORM_HEADER]: PLATFORM_WEB, ...request.headers }
  const {
    status,
    headers: received,
    text,
  } = await fetchBackend(baseUrl + path, { ...request, headers }, limit).catch((error: Error) => {
    throw new Sentence(`${baseUrl} can’t be reached: ${reasonOf(error)}.`)
  })
  if (isRedirect(status)) throw new Sentence(`${baseUrl}${path} redirects to ${String(received['location'])}: use that address.`)
  return parseReply(text)
}

export async function checkReach(baseUrl: string): Promise<void> {
  if (isEnvelope(await readCall(baseUrl, '/countries', undefined))) return
  throw new Sentence(
    `${baseUrl}/countries answered without an envelope. Every reply is {"responseCode", "responseMessage", "responseData"}.`,
  )
}

export async function checkStates(statesUrl: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const send = (): Promise<Response> =>
    fetch(statesUrl, { method: 'POST', headers, body: JSON.stringify({ action: 'teardown' }), signal: AbortSignal.timeout(LIMIT_MS) })
  const { status } = await send().catch((error: Error) => {
    throw new Sentence(`${statesUrl} can’t be reached: ${reasonOf(error)}.`)
  })
  if (status === 404 || status === 405) throw new Sentence(`${statesUrl} serves no provider states: it answered POST with ${status}.`)
}

/** Signs in. @throws Sentence the reason of the backend */
export async function signIn(baseUrl: string, account: Account): Promise<string> {
  const { email, password } = account
  const headers = { 'content-type': 'application/json' }
  const reply = await requestCall(
    baseUrl,
    '/users/sign_in',
    { method: 'POST', headers, body: JSON.stringify({ email, password }) },
    SIGN_IN_MS,
  )
  const { responseCode, responseMessage, responseData } = Object(reply) as Partial<Envelope> & { readonly responseMessage?: unknown }
  const holder = Object(responseData) as { readonly user?: object }
  const { authentication_token: token } = Object(holder.user ?? holder) as { readonly authentication_token?: unknown }
  if (typeof token === 'string') return token
  throw new Sentence(
    `${baseUrl} refuses to sign ${email} in: ${String(responseCode ?? 'no envelope')} ${String(responseMessage ?? '')}`.trim(),
  )
}

/** A sentence if the backend refuses the token, since most calls then fail for that reason alone. */
export async function tokenProblem(baseUrl: string, token = ''): Promise<string | undefined> {
  const reply = await readCall(baseUrl, '/users/user_profile_get', token)
  if (!isEnvelope(reply) || Number(reply.responseCode) !== 401) return undefined
  const cause = token === '' ? 'BACKEND_TOKEN isn’t set' : `${baseUrl} refuses BACKEND_TOKEN`
  return `${cause}: calls that need a sign-in are answered with 401 and reported as different. Sign in as a staff admin and set BACKEND_TOKEN to that authentication_token.`
}
