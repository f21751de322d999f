import { timingSafeEqual } from 'node:crypto'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/apiError.ts'
import { READ_ONLY } from '../http/mount.ts'
import { sendFailure } from '../http/replies.ts'
import { getHash } from '../resources/auth/secrets.ts'
import { type ControlCall, type Mock, validated } from './controlCall.ts'
import { controlCalls } from './controlCalls.ts'

export interface Controlled {
  readonly mock: Mock
  /** Bearer token that callers send; undefined where they need none. */
  readonly controlToken: string | undefined
}

const isToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(Buffer.from(getHash(authorization?.replace(/^Bearer /i, '') ?? '')), Buffer.from(getHash(token)))

async function answer(call: ControlCall, mock: Mock, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  try {
    if (mock.access.isReadOnly && call.method !== 'GET' && !call.isRead) throw new ApiError(responseCode.FORBIDDEN, READ_ONLY)
    const query = validated(call.query, request.query, 'query parameter')
    const body = validated(call.body, request.body ?? {}, 'field')
    const params = request.params as Readonly<Record<string, string>>
    return await call.run({ mock, session: request.mockSession, params, body, query, request, reply })
  } catch (error) {
    if (error instanceof ApiError) return sendFailure(reply, error.responseCode, error.message)
    throw error
  }
}

/** The control API. replies are plain JSON; errors are envelopes with the HTTP status of their code. */
export function mountControl(app: FastifyInstance, { mock, controlToken: token }: Controlled): void {
  app.register((scope, _options, done) => {
    if (token !== undefined)
      scope.addHook('onRequest', (request, reply, next) => {
        if (isToken(request.headers.authorization, token)) next()
        else
          sendFailure(
            reply,
            responseCode.UNAUTHENTICATED,
            'Send Authorization: Bearer with the control token: CONTROL_TOKEN, or that of the log.',
          )
      })
    scope.addHook('preClose', (closed) => {
      for (const stream of mock.streams) stream.end()
      closed()
    })
    for (const call of controlCalls)
      scope.route({
        method: call.method,
        url: call.path,
        ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
        handler: (request, reply) => answer(call, mock, request, reply),
      })
    done()
  })
}
