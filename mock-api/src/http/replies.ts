import type { Envelope } from '@callout/contracts/wire/envelope'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyReply } from 'fastify'
import { Answer } from './handlers.ts'
import type { ApiError } from './apiError.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the sent envelope; 0 without one. */
    responseCode: number
    /** JSON of the envelope that was sent; null where none was. */
    replyText: string | null
    /** Fault that hit the call; null for none. */
    faultId: number | null
    /** Reply of `/control/replies` that answers or patches the call; null for none. */
    setReplyId: number | null
    /** Whether the backend of UPSTREAM_URL answered. */
    isUpstream: boolean
  }
}

/** Sends an envelope with HTTP status 200 (wire.md §1). */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope, httpStatus = 200): FastifyReply {
  reply.request.responseCode = envelope.responseCode
  return reply.code(httpStatus).send(envelope)
}

/** Sends data, changed by `patch`. */
export function sendAnswer(reply: FastifyReply, answer: unknown, patch: (data: unknown) => unknown = (data) => data): FastifyReply {
  const { message, data } = answer instanceof Answer ? answer : { message: 'Success', data: answer }
  return sendEnvelope(reply, { responseCode: responseCode.OK, responseMessage: message, responseData: patch(data) })
}

export const sendError = (reply: FastifyReply, apiError: ApiError): FastifyReply =>
  sendEnvelope(reply, { responseCode: apiError.responseCode, responseMessage: apiError.message, responseData: apiError.data })

/** For invalid HTTP requests and server errors, with the HTTP status. */
export const sendFailure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendEnvelope(reply, { responseCode: status, responseMessage: message, responseData: null }, status)
