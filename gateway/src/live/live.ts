import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ComeAgain, Refusal } from '../errors.ts'
import type { RestClient } from '../rest/client.ts'
import { type Caller, inSession } from '../rest/transport.ts'
import { callerOf, visitorOf } from '../web/caller.ts'
import { tokenOf } from '../visitors/keys.ts'
import type { VisitorLimits } from '../visitors/limits.ts'
import { limitStreams } from '../visitors/streams.ts'
import { refuse } from '../web/errorHandler.ts'
import { type Bus, loneBus } from './bus.ts'
import { Hub } from './hub.ts'
import { createMembers } from './members.ts'
import { HEARTBEAT, openStream, type Stream } from './stream.ts'
import { toldBy, type Write } from './told.ts'

export interface LiveOptions {
  /** Redis or Valkey, by which several gateways share what they tell; this one tells its own windows alone without it. */
  readonly redisUrl?: string | undefined
  /** How often changes from elsewhere are looked for while windows are open; 0: never. */
  readonly pollMs?: number
  readonly heartbeatMs?: number
  /** A stream ends after so long, and its token is checked when it comes back. */
  readonly lifetimeMs?: number
}

const POLL_MS = 2_000
/** Proxies cut a connection on which nothing is said, often after a minute. */
const HEARTBEAT_MS = 15_000
const LIFETIME_MS = 10 * 60_000
/** Those who came together do not come back together. */
const SPREAD = 0.2

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, OTP_REQUIRED: 401, SUBSCRIPTION_REQUIRED: 402, FORBIDDEN: 403 }

/** Tells windows of changes: `GET /events` for them, and a way to say what was written. */
export interface Live {
  /** What a write on behalf of a caller has changed. */
  readonly written: (write: Write, caller: Caller) => void
  /** How many listen. */
  readonly windows: () => number
}

interface Open {
  readonly stream: Stream
  readonly endsAt: number
}

/** The streams of one gateway: a pulse for all of them, and how they end. */
function createStreams({ heartbeatMs = HEARTBEAT_MS, lifetimeMs = LIFETIME_MS }: LiveOptions) {
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
  /** Returns how to remove it. */
  const add = (stream: Stream): (() => void) => {
    const one = { stream, endsAt: stream.openedAt + lifetimeMs * (1 - SPREAD * Math.random()) }
    open.add(one)
    return () => void open.delete(one)
  }
  const stop = (): void => {
    clearInterval(timer)
    for (const { stream } of open) stream.end({ again: true })
  }
  return { add, stop, count: () => open.size }
}

async function busFor(app: FastifyInstance, { redisUrl, pollMs = POLL_MS }: LiveOptions): Promise<Bus> {
  if (redisUrl === undefined) return loneBus
  const { redisBus } = await import('./redisBus.ts')
  return redisBus(redisUrl, pollMs, (trouble) => app.log.warn(trouble, 'Redis is out of reach: each gateway reads for itself'))
}

/** `GET /events`, and what leads there. */
export async function registerLive(
  app: FastifyInstance,
  client: RestClient,
  options: LiveOptions = {},
  limits: Pick<VisitorLimits, 'streamsPerAccount' | 'streamsPerAddress'> = { streamsPerAccount: 0, streamsPerAddress: 0 },
): Promise<Live> {
  const { pollMs = POLL_MS } = options
  const bus = await busFor(app, options)
  const hub = new Hub({ bus, pollMs, peekAs: (caller) => (endpoint, input) => client.peek(endpoint, input, caller) })
  const members = createMembers(client)
  const streams = createStreams(options)
  const countStream = limitStreams(limits)

  const connect = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { token, forwardedFor, session } = callerOf(request)
    if (token === undefined || tokenOf(token) === '') return refuse(reply, 401, new Refusal('UNAUTHENTICATED'))
    const visitor = visitorOf(request)
    const endCount = countStream(visitor.token ?? token, visitor.address)
    reply.raw.once('close', endCount)
    try {
      const caller = { token, forwardedFor, session }
      const member = await members.ask(caller, token)
      if (reply.raw.destroyed) return reply.hijack()
      const stream = openStream(reply, inSession(token, session), Date.now())
      const [remove, leave] = [streams.add(stream), hub.join(member, caller, stream)]
      reply.raw.once('close', () => {
        remove()
        leave()
      })
      return reply
    } catch (error) {
      endCount()
      if (error instanceof ComeAgain) throw error
      if (error instanceof Refusal) return refuse(reply, statuses[error.code] ?? 503, error)
      throw error
    }
  }

  const written = (write: Write, caller: Caller): void => {
    const { token, forwardedFor, session } = caller
    if (token === undefined) return
    const notices = toldBy(write, caller.window)
    if (notices.length === 0 || (hub.isEmpty && bus === loneBus)) return
    // A writer whom the backend does not introduce is not heard: the next reading finds what was written.
    members.of({ token, forwardedFor, session }, token).then(
      ({ room, group }) => hub.written(room, group, notices),
      () => undefined,
    )
  }

  app.get('/events', { exposeHeadRoute: false }, connect)
  app.addHook('preClose', (done) => {
    streams.stop()
    hub.stop()
    done()
  })
  app.addHook('onClose', () => bus.close())
  return { written, windows: streams.count }
}
