import { clockAheadHeader, windowHeader } from '@callout/contracts/constants'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import { createContext, type GatewayContext } from '../schema/context.ts'
import { RetryLaterError, type ErrorCode, HttpError, ApiError, formatError } from '../rest/errors.ts'
import type { RestClient } from '../rest/client.ts'
import type { Caller } from '../rest/transport.ts'
import type { Guard } from '../visitors/guard.ts'
import { callerOf, ownZoneOf } from '../web/caller.ts'
import { GRAPHQL_PATH } from '../web/errorHandler.ts'
import { type RequestFacts, checkText } from './admission.ts'
import { errorsIn, executionErrors, requestErrors } from './errorFormat.ts'
import { type DocumentLimits, MAX_BODY_BYTES } from './limits.ts'
import { GRAPHQL_TYPE, JSON_TYPE, type ResponseType, responseTypeFor } from './mediaTypes.ts'
import { type GraphQLParameters, parametersOf } from './parameters.ts'
import { readTrusted, type TrustedTexts } from './trusted.ts'

export interface OperationTrace {
  operation?: string | undefined
  code?: ErrorCode | undefined
  upstreamCalls?: number
  isCompressible?: boolean | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: OperationTrace
  }
}

export interface GraphQLRouteOptions {
  readonly client: RestClient
  readonly isProduction: boolean
  readonly limits: DocumentLimits
  readonly trusted: TrustedTexts
  /** Texts of `trusted` that fit the schema; empty in development. */
  readonly trustedTexts: ReadonlySet<string>
  readonly isOpen: boolean
  readonly guard: Guard
}

declare module 'mercurius' {
  interface MercuriusContext {
    readonly facts: RequestFacts
  }
}

const COMPRESSION_THRESHOLD = 1024

type Errors = readonly GraphQLFormattedError[]

function sendResult(
  reply: FastifyReply,
  status: number,
  type: ResponseType,
  result: { readonly data?: unknown; readonly errors?: Errors; readonly extensions?: object },
): FastifyReply {
  reply.request.trace.code = result.errors?.[0]?.extensions?.['code'] as ErrorCode | undefined
  const text = JSON.stringify(result)
  reply.code(status).header('content-type', `${type}; charset=utf-8`)
  const { trace, headers } = reply.request
  if (!trace.isCompressible || text.length < COMPRESSION_THRESHOLD || headers['accept-encoding'] === undefined) return reply.send(text)
  reply.compress(text)
  return reply
}

const refuseRequest = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendResult(reply, status, JSON_TYPE, { errors: [formatError(new ApiError('BAD_REQUEST', message), reply.request.id)] })

/** Without `data` the request was not executed. `application/json` reports that with 200 (GraphQL over HTTP). */
const sendRequestErrors = (reply: FastifyReply, type: ResponseType, errors: Errors): FastifyReply =>
  sendResult(reply, type === GRAPHQL_TYPE ? 400 : 200, type, { errors })

function operationCallerOf(request: FastifyRequest): Caller {
  const caller = callerOf(request)
  if (!request.server.hasMockHeaders) return caller
  return {
    ...caller,
    get operation() {
      return request.trace.operation
    },
  }
}

function retryLaterErrorIn({ data, errors = [] }: ExecutionResult): RetryLaterError | undefined {
  const reason = errors.map(({ originalError }) => originalError).find((cause) => cause instanceof RetryLaterError)
  return reason && Object.values(data ?? {}).every((field) => field === null) ? reason : undefined
}

const isGetOfMutation = (error: unknown): boolean => (error as Partial<FastifyError>).code === 'MER_ERR_METHOD_NOT_ALLOWED'

export function graphqlRoute(app: FastifyInstance, options: GraphQLRouteOptions): void {
  const { client, isProduction, limits, trusted, trustedTexts, isOpen, guard } = options

  /** In development the generated documents change while the gateway runs. */
  const trustedTextOf = (hash: string): string | undefined => {
    const text = trusted.get(hash) ?? (isProduction ? undefined : readTrusted().get(hash))
    return isProduction && !trustedTexts.has(text ?? '') ? undefined : text
  }

  /** Our client sends hashes only; others begin with one and send the text after PERSISTED_QUERY_NOT_SUPPORTED. */
  const getText = ({ query, hash }: GraphQLParameters, { headers }: FastifyRequest): string => {
    const named = hash === undefined ? undefined : trustedTextOf(hash)
    if (named !== undefined) return named
    if (query === undefined) throw new ApiError(windowHeader in headers ? 'UNKNOWN_DOCUMENT' : 'PERSISTED_QUERY_NOT_SUPPORTED')
    if (isOpen || trustedTexts.has(query)) return query
    throw new ApiError('BAD_REQUEST', 'Only the client’s own documents are answered here. OPEN_DOCUMENTS=1 lets the gateway answer others.')
  }

  const runIn = (reply: FastifyReply, parameters: GraphQLParameters, context: GatewayContext): Promise<ExecutionResult> => {
    const { operationName, variables = {} } = parameters
    const text = getText(parameters, reply.request)
    if (!trustedTexts.has(text)) checkText(text, limits)
    return reply.graphql(text, { ...context, facts: { operationName, bodyLength: reply.request.bodyLength } }, variables)
  }

  const run = async (reply: FastifyReply, parameters: GraphQLParameters): Promise<ExecutionResult> => {
    const { visitor } = reply.request
    const caller = operationCallerOf(reply.request)
    const { rest, budget, sentCalls, hasWritten, writeMessage, ageS } = client.operation(caller)
    // An aborted write may be done nevertheless: its reply is awaited, for the log and for the other windows.
    const leave = (): void => {
      if (!hasWritten()) budget.cancel(new ApiError('CANCELLED'))
    }
    reply.raw.once('close', leave)
    try {
      const result = await runIn(
        reply,
        parameters,
        createContext(rest, {
          ownZone: () => ownZoneOf(reply.request),
          signIn: (email, work, isRefused) => guard.signIn(email, visitor.network, work, isRefused),
          countMessage: () => guard.message(visitor.network),
        }),
      )
      const responseMessage = writeMessage()
      const calls = sentCalls()
      if (!responseMessage && calls.length === 0) return result
      return { ...result, extensions: { ...(responseMessage && { responseMessage }), ...(calls.length > 0 && { calls }) } }
    } finally {
      reply.raw.off('close', leave)
      budget.end()
      reply.request.trace.upstreamCalls = budget.calls()
      const age = ageS()
      if (age !== undefined) reply.header('age', age)
      const ahead = client.clockAhead(caller.session)
      if (ahead !== 0) reply.header(clockAheadHeader, ahead)
      guard.called(visitor, budget.calls())
    }
  }

  const sendExecution = (reply: FastifyReply, type: ResponseType, result: ExecutionResult): FastifyReply => {
    const { data, errors = [], extensions } = result
    if (data === undefined) return sendRequestErrors(reply, type, requestErrors(errors, isProduction))
    if (errors.length === 0) return sendResult(reply, 200, type, { data, ...(extensions && { extensions }) })
    const onBug = (bug: unknown): void => reply.log.error({ reqId: reply.request.id, err: bug }, 'a resolver failed')
    const reason = retryLaterErrorIn(result)
    if (reason) reply.header('retry-after', reason.retryAfterS)
    return sendResult(reply, reason?.status ?? 200, type, { errors: executionErrors(errors, { requestId: reply.request.id, onBug }), data })
  }

  const answer = async (reply: FastifyReply, type: ResponseType, parameters: GraphQLParameters): Promise<FastifyReply> => {
    try {
      return sendExecution(reply, type, await run(reply, parameters))
    } catch (error) {
      if (isGetOfMutation(error)) return refuseRequest(reply.header('allow', 'POST'), 405, 'Send mutations with POST.')
      const errors = error instanceof HttpError ? undefined : errorsIn(error)
      if (!errors) throw error
      return sendRequestErrors(reply, type, requestErrors(errors, isProduction))
    }
  }

  const handle = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const type = responseTypeFor(request.headers.accept)
    if (!type) return refuseRequest(reply, 406, `Accept ${GRAPHQL_TYPE} or ${JSON_TYPE}.`)
    return answer(reply, type, parametersOf(request))
  }

  app.route({ method: ['GET', 'POST'], url: GRAPHQL_PATH, exposeHeadRoute: false, bodyLimit: MAX_BODY_BYTES, handler: handle })
}
