import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { Pool } from 'undici'

const base = new URL(process.env['REST_BASE_URL'] ?? '')
/** Milliseconds. */
const deadlines = { headersTimeout: 10_000, bodyTimeout: 10_000 }
const pool = new Pool(base.origin, { connections: 64 })

function headersFor(token: string | undefined, body: object | undefined): Record<string, string> {
  const headers = { [PLATFORM_HEADER]: PLATFORM_WEB, authorization: token ?? '' }
  return body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
}

/** `path` without the version. Throws for an error reply. */
export async function call<T>(method: string, path: string, token: string | undefined, body?: object): Promise<T> {
  const sent = body === undefined ? null : JSON.stringify(body)
  const reply = await pool.request({ method, path: base.pathname + path, headers: headersFor(token, body), body: sent, ...deadlines })
  const { responseCode, responseMessage, responseData } = (await reply.body.json()) as Envelope<T>
  if (responseCode !== 200) throw new Error(responseMessage)
  return responseData
}
