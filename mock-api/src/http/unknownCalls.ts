import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { controlCalls } from '../control/controlCalls.ts'
import { fits, nearestCall } from './nearestCall.ts'
import { sendFailure } from './replies.ts'
import { API_PREFIX, rows } from './rows.ts'

const getPath = (url: string): string => url.split('?', 1)[0] as string
const getCall = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${API_PREFIX}${path}`

/** Calls of the control API; a parameter of theirs is any word. */
const control = controlCalls.map(({ method, path }) => ({ method, path: path.replace(/:(\w+)/g, '{$1}') as `/${string}` }))

function nearestTo(request: FastifyRequest): string {
  const path = getPath(request.url)
  if (/^\/control\b/.test(path)) {
    const call = nearestCall(request.method, path, control)
    return call ? ` The closest call is ${call.method} ${call.path}.` : ''
  }
  const nearest = nearestCall(request.method, path.replace(API_PREFIX, ''), rows)
  return nearest ? ` The closest call is ${getCall(nearest)}.` : ''
}

/** Replies to unknown calls: 405 for another method, else 404. Suggests the closest call. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = getPath(request.url)
  const siblings = rows.filter((row) => fits(path, API_PREFIX + row.path))
  const refused = `There’s no ${request.method} ${path}.`
  if (siblings.length === 0) return sendFailure(reply, responseCode.NOT_FOUND, refused + nearestTo(request))
  reply.header('allow', [...new Set(siblings.map((row) => row.method))].join(', '))
  return sendFailure(reply, responseCode.WRONG_VERB, refused + nearestTo(request))
}
