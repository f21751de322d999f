import type { Report, Verdict } from '../harness/report.ts'
import type { Server } from '../harness/server.ts'
import { offer, type Offered, quantileOf } from './offer.ts'
import { rowOf } from './overload.ts'
import { actionAt, listAt, type Servers, setDelay } from './servers.ts'

const PATH = '/api/v1/jobs/manage_job'
const ROUNDS = 5
const SECONDS = 4
const LISTS_PER_SECOND = 150
const ACTIONS_PER_SECOND = 25
const SLOW_MS = 800
/** Above the gateway's timeout. */
const DEAD_MS = 60_000

async function measure({ url }: Server): Promise<Offered[]> {
  const [lists] = await Promise.all([
    offer({ url, rate: LISTS_PER_SECOND, seconds: SECONDS, requestAt: listAt }),
    offer({ url, rate: ACTIONS_PER_SECOND, seconds: SECONDS, requestAt: actionAt }),
  ])
  return lists
}

/** Measures lists while another path of the backend is slow or dead. */
export async function benchmarkSlowPath({ upstream, startGateway }: Servers): Promise<Report> {
  const gateway = await startGateway({ UPSTREAM_TIMEOUT_MS: '1000' })
  const states = { healthy: 0, slow: SLOW_MS, dead: DEAD_MS }
  const lists: Record<keyof typeof states, Offered[]> = { healthy: [], slow: [], dead: [] }
  await measure(gateway)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const state of ['healthy', 'slow', 'dead'] as const) {
      await setDelay(upstream, PATH, states[state])
      lists[state].push(...(await measure(gateway)))
    }
  }
  await setDelay(upstream, PATH, 0)
  await gateway.stop()
  const p99 = (state: keyof typeof states): number => quantileOf(lists[state], 0.99)
  const failed = Object.values(lists)
    .flat()
    .filter(({ status }) => status !== 200).length
  const verdicts: Verdict[] = [
    { what: 'p99 of lists ÷ p99 with a healthy path, slow path', measured: p99('slow') / p99('healthy'), budget: 1.1 },
    { what: 'p99 of lists ÷ p99 with a healthy path, dead path', measured: p99('dead') / p99('healthy'), budget: 1.1 },
    { what: 'lists that failed', measured: failed, budget: 0 },
  ]
  const caption = `${LISTS_PER_SECOND} lists and ${ACTIONS_PER_SECOND} actions a second, ${ROUNDS} rounds of ${SECONDS} seconds; the actions' path replies after ${SLOW_MS} ms (slow) or never (dead).`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: verdicts.map(rowOf) }], verdicts }
}
