import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Later } from '../harness/cleanUp.ts'
import type { Report } from '../harness/report.ts'
import type { Request } from '../harness/request.ts'
import { freePort, type Server } from '../harness/server.ts'
import { toRow } from './overload.ts'
import { listAt, type Servers } from './servers.ts'

const SECONDS = 6
const CLIENTS = 24
const RETRY_MS = 20

const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

async function startRedis(later: Later): Promise<string> {
  const port = await freePort()
  const redis: ChildProcess = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'pipe' })
  later(async () => {
    redis.kill()
    await once(redis, 'exit')
  })
  for await (const line of redis.stdout ?? []) if (String(line).includes('Ready to accept connections')) break
  redis.stdout?.resume()
  return `redis://127.0.0.1:${port}`
}

/** 0 without a reply. */
async function getStatus(pool: Pool, { method, path, headers = {}, body }: Request): Promise<number> {
  try {
    const json = { ...headers, 'content-type': 'application/json' }
    const reply = await pool.request({ method, path, headers: json, body: JSON.stringify(body) })
    await reply.body.dump()
    return reply.statusCode
  } catch {
    return 0
  }
}

interface Failover {
  readonly sent: number
  readonly retried: number
  readonly failed: number
}

/** Clients that send a request to the other gateway when one gives no reply or 503, as a load balancer does. */
async function readThrough(gateways: readonly Server[], isOver: () => boolean): Promise<Failover> {
  const pools = gateways.map(({ url }) => new Pool(url, { connections: CLIENTS, pipelining: 1 }))
  let [sent, retried, failed] = [0, 0, 0]
  const isAnswered = async (pool: Pool | undefined, index: number): Promise<boolean> =>
    !!pool && (await getStatus(pool, listAt(index))) === 200
  const client = async (): Promise<void> => {
    while (!isOver()) {
      const index = (sent += 1)
      if (await isAnswered(pools[index % 2], index)) continue
      retried += 1
      await pause(RETRY_MS)
      if (!(await isAnswered(pools[(index + 1) % 2], index))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await Promise.all(pools.map((pool) => pool.destroy()))
  return { sent, retried, failed }
}

export async function benchmarkFailover({ startGateway }: Servers, later: Later): Promise<Report> {
  if (!hasRedis()) return { tables: [{ caption: 'Skipped: redis-server was not found.', columns: ['Failover'], rows: [] }], verdicts: [] }
  const REDIS_URL = await startRedis(later)
  const gateways = await Promise.all([startGateway({ REDIS_URL }), startGateway({ REDIS_URL })])
  const end = Date.now() + SECONDS * 1000
  const reading = readThrough(gateways, () => Date.now() > end)
  await pause((SECONDS * 1000) / 3)
  await gateways[0]?.kill()
  const { sent, retried, failed } = await reading
  const verdict = { what: 'reads that failed', measured: failed, budget: 0 }
  const caption = `Two gateways with Redis, ${CLIENTS} clients, one gateway killed after ${SECONDS / 3} of ${SECONDS} seconds: ${sent} reads, ${retried} repeated at the other gateway.`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: [toRow(verdict)] }], verdicts: [verdict] }
}
