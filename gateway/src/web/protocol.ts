import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { HttpError, formatError } from '../rest/errors.ts'
import { securityHeaders } from './securityHeaders.ts'

/** For the whole request; uploads on slow lines need it. */
const REQUEST_TIMEOUT_MS = 120_000
const HEADERS_TIMEOUT_MS = 10_000
const TIMEOUT_CHECK_MS = 5_000

export const protocolOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  return503OnClosing: false,
  http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS, requireHostHeader: false },
  clientErrorHandler: (error, socket) => refuseConnection(socket, errorFor(error.code)),
} satisfies FastifyHttpOptions<Server>

const parserErrors: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new HttpError(431, 'The headers are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpError(413, 'The body is too large.'),
}
const noRequest = new HttpError(400, 'This isn’t a valid HTTP request.')

const errorFor = (code: string): HttpError => parserErrors[code] ?? noRequest

function refuseConnection(socket: Duplex, httpError: HttpError): void {
  if (socket.writable) socket.end(rawAnswer(httpError))
  else socket.destroy()
}

function rawAnswer(httpError: HttpError): string {
  const body = JSON.stringify({ errors: [formatError(httpError, '')] })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status]}`, ...lines, '', body].join('\r\n')
}

export function registerProtocol(app: FastifyInstance): void {
  app.server.on('connect', (_, socket) => refuseConnection(socket, new HttpError(405, 'Use GET or POST.')))
  app.server.on('checkExpectation', ({ socket }) =>
    refuseConnection(socket, new HttpError(417, 'The only supported Expect header is 100-continue.')),
  )
}
