import { MAX_UPLOAD_BYTES } from '@callout/contracts/jobs/attachmentLimits'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RetryLaterError, HttpError, ApiError, formatError } from '../rest/errors.ts'
import { JSON_TYPE, responseTypeFor } from '../graphql/mediaTypes.ts'
import { securityHeaders } from './securityHeaders.ts'

const TOO_LARGE = 413

export function refuse(reply: FastifyReply, status: number, apiError: ApiError): FastifyReply {
  const { request } = reply
  if (request.trace) request.trace.code = apiError.code
  const type = responseTypeFor(request.headers.accept) ?? JSON_TYPE
  const body = JSON.stringify({ errors: [formatError(apiError, request.id)] })
  // Don't wait for the rest of the body.
  if (status === TOO_LARGE) reply.header('connection', 'close')
  return reply.code(status).headers(securityHeaders).header('content-type', `${type}; charset=utf-8`).send(body)
}

const labels: Readonly<Record<number, string>> = {
  400: 'The body must be JSON.',
  412: 'This has changed in the meantime.',
  [TOO_LARGE]: `This is too large to send. Files can be up to ${MAX_UPLOAD_BYTES / 1_000_000} MB in total.`,
  414: 'The address is too long.',
  415: 'The content type must be application/json.',
  416: 'This part doesn’t exist.',
}
const OTHER_WORDS = 'This request can’t be answered.'

export const GRAPHQL_PATH = '/graphql'

export const tooLarge = (): HttpError => new HttpError(TOO_LARGE, labels[TOO_LARGE] as string)

export const refuseBrokenAddress = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void =>
  void refuse(reply, 400, new ApiError('BAD_REQUEST', 'The address can’t be read.'))

/** By the route and not by `url`, whose path may be percent-encoded. */
export const isGraphQL = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === GRAPHQL_PATH

export const isUnroutedGraphQL = ({ url }: FastifyRequest): boolean => /^\/graphql\/?(\?|$)/.test(url)

export function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isUnroutedGraphQL(request)) return refuse(reply.header('allow', 'GET, POST'), 405, new ApiError('BAD_REQUEST', 'Use GET or POST.'))
  return refuse(reply, 404, new ApiError('BAD_REQUEST', 'Nothing was found at this address.'))
}

/** Anything that is no client error is a bug: logged and masked. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof RetryLaterError) return refuse(reply.header('retry-after', error.retryAfterS), error.status, error)
    if (error instanceof HttpError) return refuse(reply, error.status, error)
    if (error instanceof ApiError) return refuse(reply, 400, error)
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, new ApiError('BAD_REQUEST', labels[status] ?? OTHER_WORDS))
    request.log.error({ reqId: request.id, err: error }, 'a request failed')
    return refuse(reply, 500, new ApiError('INTERNAL'))
  })
}
