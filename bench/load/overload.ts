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
  /** Percent of the capacity. */
  readonly goodput: number
  readonly acceptedMs: number
  /** NaN: nothing was refused. */
  readonly refusedMs: number
  readonly lost: number
  readonly recoveryS: number
}

async function measure(server: Server): Promise<Round> {
  const capacity = await capacityOf(server)
  const offered = await offer({ url: server.url, rate: 2 * capacity, seconds: OVERLOAD_S, requestAt: dayAt })
  const after = await offer({ url: server.url, rate: capacity / 2, seconds: RECOVERY_S, requestAt: dayAt })
  const withStatus = (code: number): Offered[] => offered.filter(({ status }) => status === code)
  return {
    capacity,
    goodput: (100 * offered.filter(isServed).length) / OVERLOAD_S / capacity,
    acceptedMs: quantileOf(withStatus(200), 0.5),
    refusedMs: quantileOf(withStatus(503), 0.99),
    lost: offered.filter(({ status }) => status !== 200 && status !== 503).length,
    recoveryS: recoveryOf(after),
  }
}

const columns = [
  'Server',
  'capacity, operations a second',
  'served within a second, % of the capacity',
  'accepted, median in ms',
  'refused, p99 in ms',
  'recovery, s',
  'without a reply',
]

/** Offers twice its own capacity to each server in turn. The first is the gateway. */
export async function benchmarkOverload(servers: readonly Server[]): Promise<Report> {
  const rounds = servers.map(() => [] as Round[])
  for (const server of servers) await capacityOf(server)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, server] of servers.entries()) rounds[index]?.push(await measure(server))
  const medians = rounds.map((measured) => {
    const median = (figure: (round: Round) => number): number => spreadOf(measured.map(figure)).median
    return {
      capacity: median(({ capacity }) => capacity),
      goodput: median(({ goodput }) => goodput),
      acceptedMs: median(({ acceptedMs }) => acceptedMs),
      refusedMs: median(({ refusedMs }) => refusedMs),
      recoveryS: median(({ recoveryS }) => recoveryS),
      lost: median(({ lost }) => lost),
    }
  })
  const [gateway, ...others] = medians
  if (!gateway) throw new Error('There is no server')
  const verdicts: Verdict[] = [
    {
      what: 'goodput at twice the capacity, % (budget: the best other)',
      measured: gateway.goodput,
      budget: Math.round(Math.max(...others.map(({ goodput }) => goodput))),
      isFloor: true,
    },
    {
      what: 'refusal, p99 in ms (budget: the median of the accepted)',
      measured: gateway.refusedMs,
      budget: Math.round(gateway.acceptedMs),
    },
    { what: 'recovery, s', measured: gateway.recoveryS, budget: 2 },
    { what: 'requests without a reply', measured: gateway.lost, budget: 0 },
  ]
  const figure = (value: number): string => (Number.isNaN(value) ? '–' : shown(value))
  const rows = medians.map((median, index) => [servers[index]?.name ?? '', ...Object.values(median).map(figure)])
  const caption = `Twice its own capacity for ${OVERLOAD_S} seconds, then half of it; medians of ${ROUNDS} rounds in turn.`
  return {
    tables: [
      { caption, columns, rows },
      { caption: 'The gateway’s figures against their budgets.', columns: ['Figure', 'measured', 'budget'], rows: verdicts.map(toRow) },
    ],
    verdicts,
  }
}

export const toRow = (verdict: Verdict): string[] => [verdict.what, `**${shown(verdict.measured)}**`, shownVerdict(verdict)]
