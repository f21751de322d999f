import { putLoad } from '../harness/load.ts'
import { type Report, shown, shownVerdict, type Verdict } from '../harness/report.ts'
import { bytesOf } from '../harness/request.ts'
import type { Server } from '../harness/server.ts'
import { spreadOf } from '../harness/statistics.ts'
import { isServed, offer, type Offered, quantileOf } from './offer.ts'
import { dayAt } from './servers.ts'

const ROUNDS = 3
const CAPACITY_MS = 4000
const OVERLOAD_S = 6
const RECOVERY_S = 4
const SLICE_MS = 100
const CONNECTIONS = 16

/** Operations per second of a closed loop. */
async function capacityOf({ url }: Server): Promise<number> {
  const requestAt = (index: number): Buffer => bytesOf(dayAt(index))
  const load = { connections: CONNECTIONS, operations: Infinity, limitMs: CAPACITY_MS, requestAt, sign: '"data":{' }
  return (await putLoad(url, load)) / (CAPACITY_MS / 1000)
}

/** Seconds until every later tenth of a second is served in full. */
function recoveryOf(offered: readonly Offered[]): number {
  const failed = offered.filter((item) => !isServed(item)).map(({ sentAt }) => Math.ceil(sentAt / SLICE_MS) * SLICE_MS)
  return Math.max(0, ...failed) / 1000
}

interface Round {
  readonly capacity: number
  readonly goodput: number
  readonly rejections: readonly Offered[]
  readonly lost: number
  readonly recoveryS: number
}

async function measure(gateway: Server): Promise<Round> {
  const capacity = await capacityOf(gateway)
  const offered = await offer({ url: gateway.url, rate: 2 * capacity, seconds: OVERLOAD_S, requestAt: dayAt })
  const after = await offer({ url: gateway.url, rate: capacity / 2, seconds: RECOVERY_S, requestAt: dayAt })
  return {
    capacity,
    goodput: offered.filter(isServed).length / OVERLOAD_S,
    rejections: offered.filter(({ status }) => status === 503),
    lost: offered.filter(({ status }) => status !== 200 && status !== 503).length,
    recoveryS: recoveryOf(after),
  }
}

/** Offers twice the capacity and measures goodput, rejections and recovery. */
export async function benchmarkOverload(gateway: Server): Promise<Report> {
  await capacityOf(gateway)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await measure(gateway))
  const medianOf = (figure: (round: Round) => number): number => spreadOf(rounds.map(figure)).median
  const verdicts: Verdict[] = [
    {
      what: 'goodput at twice the capacity, %',
      measured: medianOf(({ goodput, capacity }) => (100 * goodput) / capacity),
      budget: 90,
      isFloor: true,
    },
    { what: 'refusal, p99 in ms', measured: medianOf(({ rejections }) => quantileOf(rejections, 0.99)), budget: 5 },
    { what: 'recovery, s', measured: medianOf(({ recoveryS }) => recoveryS), budget: 2 },
    { what: 'requests without a reply', measured: medianOf(({ lost }) => lost), budget: 0 },
  ]
  const caption = `Twice the capacity for ${OVERLOAD_S} seconds, then half of it; medians of ${ROUNDS} rounds. Capacity ${shown(medianOf(({ capacity }) => capacity))} operations a second; rejections ${shown(medianOf(({ rejections }) => quantileOf(rejections, 0.5)))} ms in the median.`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: verdicts.map(rowOf) }], verdicts }
}

export const rowOf = (verdict: Verdict): string[] => [verdict.what, `**${shown(verdict.measured)}**`, shownVerdict(verdict)]
