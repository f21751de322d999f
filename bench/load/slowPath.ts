import { type Report, shownSpread, type Verdict } from '../harness/report.ts'
import type { Server } from '../harness/server.ts'
import { ratiosOf } from '../harness/statistics.ts'
import { offer, type Offered, quantileOf } from './offer.ts'
import { rowOf } from './overload.ts'
import { actionAt, listAt, type Servers, setDelay } from './servers.ts'

const PATH = '/api/v1/jobs/manage_job'
/** Each state comes first, second and third equally often. */
const ROUNDS = 6
const SECONDS = 4
const LISTS_PER_SECOND = 150
const ACTIONS_PER_SECOND = 25
const SLOW_MS = 800
/** Above the gateway's timeout. */
const DEAD_MS = 60_000

const delays = { healthy: 0, slow: SLOW_MS, dead: DEAD_MS } as const
type State = keyof typeof delays
const states: readonly State[] = ['healthy', 'slow', 'dead']

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
  const p99s: Record<State, number[]> = { healthy: [], slow: [], dead: [] }
  const lists: Offered[] = []
  await measure(gateway)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const state of [...states.slice(round % states.length), ...states.slice(0, round % states.length)]) {
      await setDelay(upstream, PATH, delays[state])
      const measured = await measure(gateway)
      lists.push(...measured)
      p99s[state].push(quantileOf(measured, 0.99))
    }
  }
  await setDelay(upstream, PATH, 0)
  await gateway.stop()
  const ratioOf = (state: State) => ratiosOf(p99s[state], p99s.healthy)
  const failed = lists.filter(({ status }) => status !== 200).length
  const verdicts: Verdict[] = [
    { what: 'p99 of lists ÷ p99 with a healthy path, slow path', measured: ratioOf('slow').median, budget: 1.1 },
    { what: 'p99 of lists ÷ p99 with a healthy path, dead path', measured: ratioOf('dead').median, budget: 1.1 },
    { what: 'lists that failed', measured: failed, budget: 0 },
  ]
  const caption = `${LISTS_PER_SECOND} lists and ${ACTIONS_PER_SECOND} actions a second, ${ROUNDS} rounds of ${SECONDS} seconds; the actions' path replies after ${SLOW_MS} ms (slow) or never (dead). Ratios are medians of the rounds: slow ${shownSpread(ratioOf('slow'))}, dead ${shownSpread(ratioOf('dead'))}.`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: verdicts.map(rowOf) }], verdicts }
}
