import { type Report, shownSpread, type Verdict } from '../harness/report.ts'
import type { Server } from '../harness/server.ts'
import { ratiosOf } from '../harness/statistics.ts'
import { offer, type Offered, quantileOf } from './offer.ts'
import { toRow } from './overload.ts'
import { actionAt, listAt, type Servers, setDelay } from './servers.ts'

const PATH = '/api/v1/jobs/manage_job'
const ROUNDS = 8
const SECONDS = 4
const LISTS_PER_SECOND = 150
const ACTIONS_PER_SECOND = 25
const SLOW_MS = 800
/** Above the gateway's timeout. */
const DEAD_MS = 60_000

const delays = { healthy: 0, slow: SLOW_MS, dead: DEAD_MS } as const
type State = keyof typeof delays
const states = Object.keys(delays) as State[]

async function measure({ url }: Server): Promise<Offered[]> {
  const [lists] = await Promise.all([
    offer({ url, rate: LISTS_PER_SECOND, seconds: SECONDS, requestAt: listAt }),
    offer({ url, rate: ACTIONS_PER_SECOND, seconds: SECONDS, requestAt: actionAt }),
  ])
  return lists
}

/** A gateway whose backend delays the actions' path. */
async function startGatewayIn(state: State, { upstream, startGateway }: Servers): Promise<Server> {
  await setDelay(upstream, `/${state}${PATH}`, delays[state])
  return startGateway({ UPSTREAM_TIMEOUT_MS: '1000', REST_BASE_URL: `${upstream.url}/${state}/api/v1` })
}

/** Measures lists while another path of the backend is slow or dead. A gateway of each state runs at once, so that stalls hit all. */
export async function benchmarkSlowPath(servers: Servers): Promise<Report> {
  const gateways: Server[] = []
  for (const state of states) gateways.push(await startGatewayIn(state, servers))
  const p99s: Record<State, number[]> = { healthy: [], slow: [], dead: [] }
  const lists: Offered[] = []
  await Promise.all(gateways.map(measure))
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await Promise.all(gateways.map(measure))
    lists.push(...measured.flat())
    for (const [index, state] of states.entries()) p99s[state].push(quantileOf(measured[index] ?? [], 0.99))
  }
  await Promise.all(gateways.map(({ stop }) => stop()))
  const ratioOf = (state: State) => ratiosOf(p99s[state], p99s.healthy)
  const failed = lists.filter(({ status }) => status !== 200).length
  const verdicts: Verdict[] = [
    { what: 'p99 of lists ÷ p99 with a healthy path, slow path', measured: ratioOf('slow').median, budget: 1.1 },
    { what: 'p99 of lists ÷ p99 with a healthy path, dead path', measured: ratioOf('dead').median, budget: 1.1 },
    { what: 'lists that failed', measured: failed, budget: 0 },
  ]
  const caption = `${LISTS_PER_SECOND} lists and ${ACTIONS_PER_SECOND} actions a second at each of three gateways, ${ROUNDS} rounds of ${SECONDS} seconds; the actions' path replies at once (healthy), after ${SLOW_MS} ms (slow) or never (dead). Ratios are medians of the rounds: slow ${shownSpread(ratioOf('slow'))}, dead ${shownSpread(ratioOf('dead'))}.`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: verdicts.map(toRow) }], verdicts }
}
