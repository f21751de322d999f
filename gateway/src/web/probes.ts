import type { FastifyInstance } from 'fastify'
import type { RestClient } from '../rest/client.ts'

/** Many may ask, and often: the backend is asked once in this time. */
const KNOWN_FOR_MS = 2_000

type Upstream = 'ok' | 'unreachable'

/**
 * `/health/live`: the process answers. `/health/ready`: requests may come here, which ends with the begin of closing; what is
 * said of the backend is for people, since a backend that is away is away for every gateway, and each can say so to its
 * visitors. `/health`: both, asked now.
 */
export function registerProbes(app: FastifyInstance, { isAnswering }: Pick<RestClient, 'isAnswering'>): void {
  const ask = async (): Promise<Upstream> => ((await isAnswering()) ? 'ok' : 'unreachable')
  let known: { readonly until: number; readonly upstream: Promise<Upstream> } | undefined
  const upstreamOfLate = (): Promise<Upstream> => {
    if (known === undefined || performance.now() > known.until) known = { until: performance.now() + KNOWN_FOR_MS, upstream: ask() }
    return known.upstream
  }
  app.get('/health', async () => ({ status: 'ok', upstream: await ask() }))
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) =>
    app.drain.isBegun ? reply.code(503).send({ status: 'closing' }) : { status: 'ok', upstream: await upstreamOfLate() },
  )
}
