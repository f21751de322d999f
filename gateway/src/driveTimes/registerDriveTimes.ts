import { DRIVE_TIMES_PATH } from '@callout/contracts/jobs/planning/drives'
import { DriveTimesRequest } from '@callout/contracts/jobs/planning/driveTimes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, RetryLaterError } from '../rest/errors.ts'
import type { RestClient } from '../rest/client.ts'
import { count, type CounterFactory } from '../visitors/counters.ts'
import { tokenOf } from '../visitors/keys.ts'
import { callerOf } from '../web/caller.ts'
import { refuse } from '../web/errorHandler.ts'
import { createRoutingService } from './osrm.ts'

const REQUESTS_PER_MINUTE = 60
const MAX_BODY_BYTES = 32 * 1024

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, OTP_REQUIRED: 401, SUBSCRIPTION_REQUIRED: 402, FORBIDDEN: 403 }

interface DriveTimesOptions {
  readonly client: Pick<RestClient, 'isKnownToken' | 'verifyToken'>
  readonly routingUrl: string | undefined
  readonly counters: CounterFactory
}

export function registerDriveTimes(app: FastifyInstance, { client, routingUrl, counters }: DriveTimesOptions): void {
  if (routingUrl === undefined) return
  const service = createRoutingService({ routingUrl })
  const counter = counters('drive-times', REQUESTS_PER_MINUTE, 60)

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = callerOf(request)
    if (caller.token === undefined || tokenOf(caller.token) === '') return refuse(reply, 401, new ApiError('UNAUTHENTICATED'))
    try {
      if (!client.isKnownToken(caller)) await client.verifyToken(caller)
    } catch (error) {
      if (error instanceof ApiError && !(error instanceof RetryLaterError)) return refuse(reply, statuses[error.code] ?? 503, error)
      throw error
    }
    await count(counter, request.visitor.account ?? '')
    const input = DriveTimesRequest.safeParse(request.body)
    if (!input.success) return refuse(reply, 400, new ApiError('INVALID'))
    try {
      return await reply.send(await service.fetchTable(input.data.places))
    } catch (error) {
      // The error's cause may contain the address with its coordinates.
      app.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the routing service did not answer')
      return refuse(reply, 503, new ApiError('UPSTREAM_UNAVAILABLE'))
    }
  }

  app.post(DRIVE_TIMES_PATH, { bodyLimit: MAX_BODY_BYTES }, answer)
  app.addHook('onClose', () => service.close())
}
