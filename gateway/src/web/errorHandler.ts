import { MAX_UPLOAD_BYTES } from '@callout/contracts/jobs/attachments'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, shown } from '../errors.ts'

const send = (reply: FastifyReply, status: number, refusal: Refusal): FastifyReply => {
  reply.request.trace.code = refusal.code
  const body = JSON.stringify({ errors: [shown(refusal, reply.request.id)] })
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}

/** What the framework says of a request it cannot take, by HTTP status. */
const words: Readonly<Record<number, string>> = {
  400: 'The body must be JSON.',
  413: `This is too large to be sent. All files of one save may have ${MAX_UPLOAD_BYTES / 1_000_000} MB together.`,
  415: 'The content type must be application/json.',
}

/** Requests that no route could take are refused in GraphQL's form; anything else is a bug of ours and stays here. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) return send(reply, 400, error)
    const status = error.statusCode ?? 500
    if (status < 500) return send(reply, status, new Refusal('BAD_REQUEST', words[status]))
    request.log.error({ err: error }, 'a request failed')
    return send(reply, 500, new Refusal('INTERNAL'))
  })
}
