import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RetryLaterError, ApiError } from '../rest/errors.ts'
import type { RestClient } from '../rest/client.ts'
import { type Caller, inSession } from '../rest/transport.ts'
import { callerOf } from '../web/caller.ts'
import { tokenOf } from '../visitors/keys.ts'
import type { VisitorLimits } from '../visitors/limits.ts'
import { limitStreams } from '../visitors/streams.ts'
import { refuse } from '../web/errorHandler.ts'
import { type Bus, localBus } from './bus.ts'
import { Broadcaster } from './broadcaster.ts'
import { createMemberships } from './memberships.ts'
import type { ReadRaw } from './poller.ts'
import { HEARTBEAT, openStream, type Stream } from './stream.ts'
import { noticesOfWrite, type Write } from './writeNotices.ts'

export interface LiveOptions {
  readonly redisUrl?: string | undefined
  readonly pollMs?: number
  readonly heartbeatMs?: number
  /** Streams close after this time, so that the token is checked on reconnect. */
  readonly lifetimeMs?: number
  readonly random?: () => number
}

export const EVENTS_PATH = '/events'

const POLL_MS = 2_000
/** Proxies close idle connections, often after a minute. */
const HEARTBEAT_MS = 15_000
const LIFETIME_MS = 10 * 60_000
/** Spreads reconnects of streams that opened together. */
const JITTER = 0.2

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, OTP_REQUIRED: 401, SUBSCRIPTION_REQUIRED: 402, FORBIDDEN: 403 }

const isBackIn = ({ query }: FastifyRequest): boolean => (query as { readonly back?: string }).back !== undefined

export interface Live {
  readonly written: (write: Write, caller: Caller) => void
  readonly windows: () => number
}

interface Open {
  readonly stream: Stream
  readonly endsAt: number
}

function createStreams({ heartbeatMs = HEARTBEAT_MS, lifetimeMs = LIFETIME_MS, random = Math.random }: LiveOptions) {
  const open = new Set<Open>()
  const beat = (): void => {
    const now = Date.now()
    for (const { stream, endsAt } of open) {
      if (now < endsAt) stream.send(HEARTBEAT)
      else stream.end({ again: true })
    }
  }
  const timer = setInterval(beat, heartbeatMs)
  timer.unref()
  const add = (stream: Stream): (() => void) => {
    const entry = { stream, endsAt: stream.openedAt + lifetimeMs * (1 - JITTER * random()) }
    open.add(entry)
    return () => void open.delete(entry)
  }
  const stop = (): void => {
    clearInterval(timer)
    for (const { stream } of open) stream.end({ again: true })
  }
  return { add, stop, count: () => open.size }
}

async function busFor(app: FastifyInstance, { redisUrl, pollMs = POLL_MS }: LiveOptions): Promise<Bus> {
  if (redisUrl === undefined) return localBus
  const { redisBus } = await import('./redisBus.ts')
  return redisBus(redisUrl, pollMs, (trouble) => app.log.warn(trouble, 'Redis is out of reach: each gateway reads for itself'))
}

export async function registerLive(
  app: FastifyInstance,
  client: RestClient,
  options: LiveOptions = {},
  limits: Pick<VisitorLimits, 'streamsPerAccount' | 'streamsPerAddress'> = { streamsPerAccount: 0, streamsPerAddress: 0 },
): Promise<Live> {
  const { pollMs = POLL_MS } = options
  const bus = await busFor(app, options)
  const readRawAs = (caller: Caller): ReadRaw => {
    const poller = app.hasMockHeaders ? { ...caller, isPoll: true } : caller
    return (endpoint, input) => client.readRaw(endpoint, input, poller)
  }
  const broadcaster = new Broadcaster({ bus, pollMs, readRawAs })
  const memberships = createMemberships(client)
  const streams = createStreams(options)
  const countStream = limitStreams(limits)

  const connect = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { token, forwardedFor, session } = callerOf(request)
    if (token === undefined || tokenOf(token) === '') return refuse(reply, 401, new ApiError('UNAUTHENTICATED'))
    const endCount = countStream(request.visitor)
    reply.raw.once('close', endCount)
    try {
      const caller = { token, forwardedFor, session }
      const member = await memberships.fetch(caller, token)
      if (reply.raw.destroyed) return reply.hijack()
      const stream = openStream(reply, inSession(token, session), Date.now())
      const [remove, leave] = [streams.add(stream), broadcaster.join(member, caller, stream, isBackIn(request))]
      reply.raw.once('close', () => {
        remove()
        leave()
      })
      return reply
    } catch (error) {
      endCount()
      if (error instanceof RetryLaterError) throw error
      if (error instanceof ApiError) return refuse(reply, statuses[error.code] ?? 503, error)
      throw error
    }
  }

  const written = (write: Write, caller: Caller): void => {
    const { token, forwardedFor, session } = caller
    if (token === undefined || (broadcaster.isEmpty && bus === localBus)) return
    const notices = noticesOfWrite(write, caller.window)
    if (notices.length === 0) return
    // Writes of a caller without a readable profile are found by the next poll.
    memberships.get({ token, forwardedFor, session }, token).then(
      ({ room, group }) => broadcaster.written(room, group, notices),
      () => undefined,
    )
  }

  app.get(EVENTS_PATH, { exposeHeadRoute: false }, connect)
  app.addHook('preClose', (done) => {
    streams.stop()
    broadcaster.stop()
    done()
  })
  app.addHook('onClose', () => bus.close())
  return { written, windows: streams.count }
}
