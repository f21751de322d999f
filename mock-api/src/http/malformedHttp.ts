import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyInstance } from 'fastify'

type Failure = readonly [status: number, message: string]

const failures: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [responseCode.TOO_LARGE, 'The body’s chunk extensions are too long.'],
  HPE_INVALID_METHOD: [responseCode.WRONG_VERB, 'This HTTP method doesn’t exist.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
}
const otherwise: Failure = [responseCode.MALFORMED, 'This isn’t a valid HTTP request.']
const noTunnel: Failure = [responseCode.WRONG_VERB, 'CONNECT isn’t supported.']
const noExpectation: Failure = [417, 'The Expect header isn’t supported.']

const toBody = ([status, message]: Failure): string =>
  JSON.stringify({ responseCode: status, responseMessage: message, responseData: null } satisfies Envelope)

/** Writes a raw response, since there is no reply object yet. */
function answer(socket: Socket, failure: Failure): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = toBody(failure)
  const head = [
    `HTTP/1.1 ${failure[0]} ${STATUS_CODES[failure[0]]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Replies to bytes that are no valid request. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET') socket.destroy()
  else answer(socket, failures[code] ?? otherwise)
}

/** Sends the envelope for requests that Node would reply to itself. */
export function mountMalformed({ server }: FastifyInstance): void {
  server.on('connect', (_request, socket: Socket) => answer(socket, noTunnel))
  server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(noExpectation[0], { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
      .end(toBody(noExpectation))
  })
}
