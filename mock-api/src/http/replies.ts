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
    /** Whether the backend of UPSTREAM_URL answered. */
    isUpstream: boolean
  }
}

/** Sends an envelope with HTTP status 200 (wire.md §1). */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope, httpStatus = 200): FastifyReply {
  reply.request.responseCode = envelope.responseCode
  return reply.code(httpStatus).send(envelope)
}

export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof Answer)
    return sendEnvelope(reply, { responseCode: responseCode.OK, responseMessage: answer.message, responseData: answer.data })
  return sendEnvelope(reply, { responseCode: responseCode.OK, responseMessage: 'Success', responseData: answer })
}

export const sendError = (reply: FastifyReply, apiError: ApiError): FastifyReply =>
  sendEnvelope(reply, { responseCode: apiError.responseCode, responseMessage: apiError.message, responseData: apiError.data })

/** For invalid HTTP requests and server errors, with the HTTP status. */
export const sendFailure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendEnvelope(reply, { responseCode: status, responseMessage: message, responseData: null }, status)
