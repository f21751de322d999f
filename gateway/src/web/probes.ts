import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { RestClient } from '../rest/client.ts'

const KNOWN_FOR_MS = 2_000

const START_MS = 5_000
const RETRY_MS = 500

type Upstream = 'ok' | 'unreachable'

/** An unreachable backend doesn't fail readiness: it is unreachable for every gateway. `/health` probes now, one probe at a time. */
export function registerProbes(app: FastifyInstance, { isAnswering }: Pick<RestClient, 'isAnswering'>): void {
  let asking: Promise<Upstream> | undefined
  const ask = (): Promise<Upstream> =>
    (asking ??= isAnswering()
      .then((isUp): Upstream => (isUp ? 'ok' : 'unreachable'))
      .finally(() => (asking = undefined)))
  let cached: { readonly until: number; readonly upstream: Promise<Upstream> } | undefined
  const recentUpstream = (): Promise<Upstream> => {
    if (cached === undefined || performance.now() > cached.until) cached = { until: performance.now() + KNOWN_FOR_MS, upstream: ask() }
    return cached.upstream
  }
  app.get('/health', async () => ({ status: 'ok', upstream: await ask() }))
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) =>
    app.drain.isStarted ? reply.code(503).send({ status: 'closing' }) : { status: 'ok', upstream: await recentUpstream() },
  )
}

interface StartOptions {
  readonly restBaseUrl: string
  readonly startMs?: number
}

export async function warnIfUnreachable(app: FastifyInstance, { restBaseUrl, startMs = START_MS }: StartOptions): Promise<void> {
  const until = performance.now() + startMs
  while (app.server.listening) {
    const { upstream } = (await app.inject('/health')).json<{ readonly upstream: Upstream }>()
    if (upstream === 'ok') return
    if (performance.now() > until) return app.log.warn(`The backend at ${restBaseUrl} doesn’t answer. Check REST_BASE_URL.`)
    await pause(RETRY_MS, undefined, { ref: false })
  }
}
