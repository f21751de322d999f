import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { HttpRefusal, shown } from '../errors.ts'
import { securityHeaders } from './securityHeaders.ts'

/** For a whole request to arrive, its body included: the files of a save need it on a slow line. */
const REQUEST_TIMEOUT_MS = 120_000
/** For its headers. */
const HEADERS_TIMEOUT_MS = 10_000
const TIMEOUT_CHECK_MS = 5_000

/** How the server reads HTTP: nothing that arrives may take for ever, or be answered by anything but the gateway. */
export const protocolOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  return503OnClosing: false,
  http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS, requireHostHeader: false },
  clientErrorHandler: (error, socket) => refuseConnection(socket, refusalFor(error.code)),
} satisfies FastifyHttpOptions<Server>

const refusals: Readonly<Record<string, HttpRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpRefusal(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new HttpRefusal(431, 'The headers are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpRefusal(413, 'The body is too large.'),
}
const noRequest = new HttpRefusal(400, 'This isn’t a valid HTTP request.')

const refusalFor = (code: string): HttpRefusal => refusals[code] ?? noRequest

/** Answers what has not become a request. */
function refuseConnection(socket: Duplex, refusal: HttpRefusal): void {
  if (socket.writable) socket.end(rawAnswer(refusal))
  else socket.destroy()
}

function rawAnswer(refusal: HttpRefusal): string {
  const body = JSON.stringify({ errors: [shown(refusal, '')] })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n')
}

/** Answers what HTTP knows and the gateway does not: a tunnel, and an expectation other than to go on. */
export function registerProtocol(app: FastifyInstance): void {
  app.server.on('connect', (_, socket) => refuseConnection(socket, new HttpRefusal(405, 'Use GET or POST.')))
  app.server.on('checkExpectation', ({ socket }) =>
    refuseConnection(socket, new HttpRefusal(417, 'The only supported Expect header is 100-continue.')),
  )
}
