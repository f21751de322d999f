import { putLoad } from '../harness/load.ts'
import type { Report } from '../harness/report.ts'
import { bytesOf } from '../harness/request.ts'
import type { Server } from '../harness/server.ts'
import { toRow } from './overload.ts'
import { dayAt } from './servers.ts'

const OPERATIONS = Number(process.env['OPERATIONS'] ?? 1_000_000)
const SAMPLES = 20
/** Caches fill in the first samples. */
const WARM_UP = 5
const CONNECTIONS = 16
const SLICE_LIMIT_MS = 3_600_000
const MB = 1_000_000

interface Point {
  readonly x: number
  readonly y: number
}

/** Slope of the least-squares line. */
function slopeOf(points: readonly Point[]): number {
  const mean = (pick: (point: Point) => number): number => points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2)
}

/** Heap after a garbage collection as operations add up. */
export async function benchmarkMemory(gateway: Server): Promise<Report> {
  const points: Point[] = []
  let answered = 0
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begin = answered
    const requestAt = (index: number): Buffer => bytesOf(dayAt(begin + index))
    const load = { connections: CONNECTIONS, operations: OPERATIONS / SAMPLES, limitMs: SLICE_LIMIT_MS, requestAt, sign: '"data":{' }
    answered += await putLoad(gateway.url, load)
    points.push({ x: answered / 1_000_000, y: (await gateway.heapBytes()) / MB })
  }
  const quarters = [1, 2, 3, 4].map((quarter) => (points[(SAMPLES * quarter) / 4 - 1]?.y ?? Number.NaN).toFixed(1))
  const verdict = { what: 'heap, MB more per 1,000,000 operations', measured: slopeOf(points.slice(WARM_UP)), budget: 2 }
  const caption = `Heap of the gateway over ${answered.toLocaleString('en')} operations: ${quarters.join(', ')} MB after each quarter, ${((await gateway.rssBytes()) / MB).toFixed(0)} MB resident.`
  return { tables: [{ caption, columns: ['Figure', 'measured', 'budget'], rows: [toRow(verdict)] }], verdicts: [verdict] }
}
