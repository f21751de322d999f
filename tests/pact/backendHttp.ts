import { createServer, type IncomingMessage, type Server } from 'node:http'
import { fetchReply, type HttpReply } from '@callout/gateway/rest/dispatch'
import { upstreamLimits } from '@callout/gateway/rest/limits'
import { findCall } from './calls.ts'
import { addressBelow, API_PREFIX } from './names.ts'
import { plainReply } from './plainReply.ts'
import { Agent, EnvHttpProxyAgent } from 'undici'

export interface BackendRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  readonly body?: string
}

const direct = new Agent()
/** Uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY as they are at the start. */
const proxied = new EnvHttpProxyAgent()
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])
const LIMIT_MS = 60_000

/** Sends a request to a backend and reads its reply as the gateway does: encodings, byte order mark, redirects. */
export function fetchBackend(url: string, { method = 'GET', headers = {}, body }: BackendRequest, limitMs = LIMIT_MS): Promise<HttpReply> {
  const { origin, hostname, pathname, search } = new URL(url)
  const dispatcher = loopback.has(hostname) ? direct : proxied
  const request = { origin, path: pathname + search, method, headers, body: body ?? null }
  return fetchReply({ dispatcher, request, maxBytes: upstreamLimits.maxReplyBytes }, AbortSignal.timeout(limitMs))
}

/** Headers of one connection; the others are passed on. */
const ofConnection: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'expect',
])

async function forward(baseUrl: string, request: IncomingMessage): Promise<HttpReply> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ofConnection.has(name)))
  const { method = 'GET', url = '' } = request
  const address = url.startsWith(API_PREFIX) ? addressBelow(baseUrl, url) : new URL(baseUrl).origin + url
  const reply = await fetchBackend(address, { method, headers, ...(body !== '' && { body }) })
  const call = findCall(method, url.split('?')[0] ?? '')
  return call ? plainReply(call, reply) : reply
}

/** A server that passes requests on to the backend, for tools with an HTTP client of their own. Sends replies in their plain form. */
export const forwardingServer = (baseUrl: string): Server =>
  createServer((request, response) => {
    forward(baseUrl, request).then(
      ({ status, headers, text }) =>
        response
          .writeHead(status, { 'content-type': headers['content-type']?.toString() ?? 'application/json' })
          .end(status === 204 ? '' : text),
      () => response.destroy(),
    )
  })
