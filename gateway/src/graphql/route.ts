import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import { createContext } from '../context.ts'
import { type ErrorCode, Refusal, shown } from '../errors.ts'
import type { RestClient } from '../rest/client.ts'
import { forwardedForOf } from '../web/forwardedFor.ts'
import { type KnownOperation, NeedsPost, refuseMisfit, refuseStrangeText } from './admission.ts'
import { executionError, requestError, requestErrors } from './errorFormat.ts'
import { createKnownOperations } from './knownOperations.ts'
import { type DocumentLimits, MAX_BODY_BYTES } from './limits.ts'
import { GRAPHQL_TYPE, JSON_TYPE, type ResponseType, responseTypeFor } from './mediaTypes.ts'
import { type GraphQLParameters, parametersOf } from './parameters.ts'

/** What the log says about a request's operation. */
export interface OperationTrace {
  operation?: string | undefined
  /** Of the first error. */
  code?: ErrorCode | undefined
  upstreamCalls?: number
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
}

/** What the hook on new documents needs of the request, and leaves for it. */
export interface Asking {
  readonly method: string
  readonly operationName: string | undefined
  operation: KnownOperation | undefined
}

declare module 'mercurius' {
  interface MercuriusContext {
    readonly asking: Asking
  }
}

type Errors = readonly GraphQLFormattedError[]

function sendResult(
  reply: FastifyReply,
  status: number,
  type: ResponseType,
  result: { readonly data?: unknown; readonly errors?: Errors },
): FastifyReply {
  reply.request.trace.code = result.errors?.[0]?.extensions?.['code'] as ErrorCode | undefined
  return reply.code(status).header('content-type', `${type}; charset=utf-8`).send(JSON.stringify(result))
}

const refuseRequest = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendResult(reply, status, JSON_TYPE, { errors: [shown(new Refusal('BAD_REQUEST', message), reply.request.id)] })

/** Without `data` the request did not run. The older media type says so with 200 (GraphQL over HTTP). */
const sendRequestErrors = (reply: FastifyReply, type: ResponseType, errors: Errors): FastifyReply =>
  sendResult(reply, type === GRAPHQL_TYPE ? 400 : 200, type, { errors })

/** GraphQL over HTTP at `/graphql`, one operation for each request. */
export function graphqlRoute(app: FastifyInstance, { client, isProduction, limits }: GraphQLRouteOptions): void {
  const known = createKnownOperations()

  const asked = ({ method }: FastifyRequest, { query, operationName }: GraphQLParameters): Asking => {
    refuseStrangeText(query, limits)
    const operation = known.get(query)
    if (operation) refuseMisfit(operation, method, operationName)
    return { method, operationName, operation }
  }

  const run = async (reply: FastifyReply, parameters: GraphQLParameters): Promise<ExecutionResult> => {
    const asking = asked(reply.request, parameters)
    const { rest, budget } = client.operation({ token: reply.request.headers.authorization, forwardedFor: forwardedForOf(reply.request) })
    const leave = (): void => budget.cancel(new Refusal('UPSTREAM_UNAVAILABLE'))
    reply.raw.once('close', leave)
    try {
      const result = await reply.graphql(parameters.query, { ...createContext(rest), asking }, parameters.variables)
      if (asking.operation) known.add(parameters.query, asking.operation)
      return result
    } finally {
      reply.raw.off('close', leave)
      budget.end()
      reply.request.trace = { operation: asking.operation?.name, upstreamCalls: budget.calls() }
    }
  }

  /** Without `data` the request did not run, so that its errors are about what was sent. */
  const sendExecution = (reply: FastifyReply, type: ResponseType, { data, errors = [] }: ExecutionResult): FastifyReply => {
    if (data === undefined)
      return sendRequestErrors(
        reply,
        type,
        errors.map((error) => requestError(error, isProduction)),
      )
    if (errors.length === 0) return sendResult(reply, 200, type, { data })
    const onBug = (bug: unknown): void => reply.log.error({ err: bug }, 'a resolver failed')
    return sendResult(reply, 200, type, {
      errors: errors.map((error) => executionError(error, { requestId: reply.request.id, onBug })),
      data,
    })
  }

  const answer = async (reply: FastifyReply, type: ResponseType, parameters: GraphQLParameters): Promise<FastifyReply> => {
    try {
      return sendExecution(reply, type, await run(reply, parameters))
    } catch (error) {
      if (error instanceof NeedsPost) return refuseRequest(reply.header('allow', 'POST'), 405, error.message)
      const errors = requestErrors(error, isProduction)
      if (!errors) throw error
      return sendRequestErrors(reply, type, errors)
    }
  }

  const handle = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const type = responseTypeFor(request.headers.accept)
    if (!type) return refuseRequest(reply, 406, `Accept ${GRAPHQL_TYPE} or ${JSON_TYPE}.`)
    return answer(reply, type, parametersOf(request))
  }

  app.route({ method: ['GET', 'POST'], url: '/graphql', exposeHeadRoute: false, bodyLimit: MAX_BODY_BYTES, handler: handle })
}
