import type { Envelope } from '@callout/contracts/envelope'
import { responseCode } from '@callout/contracts/envelope'
import type { FastifyReply } from 'fastify'
import { Answer } from './handlers.ts'
import type { ApiError } from './apiError.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the envelope that was sent; 0 where none was. */
    responseCode: number
    /** JSON of the envelope that was sent; null where none was. */
    replyText: string | null
    /** Fault that hit the call; null for none. */
    faultId: number | null
  }
}

/** Sends an envelope. HTTP says 200 for every outcome that the body tells (wire.md section 1). */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope, httpStatus = 200): FastifyReply {
  reply.request.responseCode = envelope.responseCode
  return reply.code(httpStatus).send(envelope)
}

/** What a handler returned. */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof Answer)
    return sendEnvelope(reply, { responseCode: responseCode.OK, responseMessage: answer.message, responseData: answer.data })
  return sendEnvelope(reply, { responseCode: responseCode.OK, responseMessage: 'Success', responseData: answer })
}

/** What a handler threw. */
export const sendError = (reply: FastifyReply, apiError: ApiError): FastifyReply =>
  sendEnvelope(reply, { responseCode: apiError.responseCode, responseMessage: apiError.message, responseData: apiError.data })

/** What is wrong with the HTTP request itself, or with this server: the HTTP status says it too. */
export const sendFailure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendEnvelope(reply, { responseCode: status, responseMessage: message, responseData: null }, status)
