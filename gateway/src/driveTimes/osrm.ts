/** Client of an OSRM-compatible table service (http://project-osrm.org/docs/v5.24.0/api/#table-service). */
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import type { DriveTimesReply } from '@callout/contracts/jobs/planning/drives'
import { z } from '@callout/contracts/wire/zod'
import { Agent } from 'undici'
import { createBreaker } from '../rest/breaker.ts'
import { fetchReply } from '../rest/dispatch.ts'

/** Origins, and destinations, of one request: with OSRM's default `max-table-size` of 100 places. */
const BLOCK = 50
const CONNECTIONS = 8
const DEADLINE_MS = 5000
const MAX_REPLY_BYTES = 1_000_000
const CACHE_MS = 60 * 60_000
/** Blocks; one takes about 40 kB. */
const CACHE_SIZE = 200
const FAILURES = 2
const OPEN_MS = 30_000

const Row = z.array(z.nullable(z.number().check(z.gte(0))))
const Table = z.object({ code: z.literal('Ok'), durations: z.array(Row), distances: z.array(Row) })
type Table = z.output<typeof Table>

/** The service works, but not for these places: it must not be switched off for others. */
class UnroutableError extends Error {}

export interface RoutingServiceOptions {
  /** Without `/table/v1/driving`. */
  readonly routingUrl: string
  readonly deadlineMs?: number
  readonly now?: () => number
}

export interface RoutingService {
  /** @throws if the service fails, is slow or failed just now */
  readonly fetchTable: (places: readonly GeoPlace[]) => Promise<DriveTimesReply>
  readonly close: () => Promise<void>
}

/** About a meter; nothing else about a visit leaves the gateway. */
const coordinates = ({ latitude, longitude }: GeoPlace): string => `${longitude.toFixed(5)},${latitude.toFixed(5)}`

const blocksOf = (places: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(places.length / BLOCK) }, (_, index) => places.slice(index * BLOCK, (index + 1) * BLOCK))

const range = (from: number, length: number): string => Array.from({ length }, (_, index) => from + index).join(';')

function getPath(origins: readonly string[], destinations: readonly string[]): string {
  const isSame = origins === destinations
  const all = isSame ? origins : [...origins, ...destinations]
  const query = new URLSearchParams({ annotations: 'duration,distance' })
  const sides = isSame ? '' : `&sources=${range(0, origins.length)}&destinations=${range(origins.length, destinations.length)}`
  return `/table/v1/driving/${all.join(';')}?${query.toString().replace('%2C', ',')}${sides}`
}

const hasShape = (rows: Table['durations'], height: number, width: number): boolean =>
  rows.length === height && rows.every((row) => row.length === width)

const whole = (rows: Table['durations']): (number | null)[][] => rows.map((row) => row.map((value) => value && Math.round(value)))

/** Tables are cached by coordinates alone, which say nothing about whose they are. */
export function createRoutingService({ routingUrl, deadlineMs = DEADLINE_MS, now = Date.now }: RoutingServiceOptions): RoutingService {
  const agent = new Agent({ connections: CONNECTIONS })
  const { origin, pathname } = new URL(routingUrl)
  const prefix = pathname.replace(/\/+$/, '')
  const breaker = createBreaker({ failures: FAILURES, openMs: OPEN_MS }, now)
  const cache = new Map<string, { readonly table: Table; readonly expiresAt: number }>()

  const fetchBlock = async (origins: readonly string[], destinations: readonly string[], signal: AbortSignal): Promise<Table> => {
    const path = getPath(origins, destinations)
    const cached = cache.get(path)
    if (cached && cached.expiresAt > now()) return cached.table
    const request = { origin, method: 'GET', path: prefix + path, headers: { accept: 'application/json' } } as const
    const { status, text } = await fetchReply({ dispatcher: agent, request, maxBytes: MAX_REPLY_BYTES }, signal)
    if (status >= 400 && status < 500) throw new UnroutableError(`The routing service answered with status ${status}`)
    if (status !== 200) throw new Error(`The routing service answered with status ${status}`)
    const table = Table.parse(JSON.parse(text))
    if (![table.durations, table.distances].every((rows) => hasShape(rows, origins.length, destinations.length)))
      throw new Error('The routing service answered with a table of another size')
    cache.delete(path)
    cache.set(path, { table, expiresAt: now() + CACHE_MS })
    const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : []
    if (oldest !== undefined) cache.delete(oldest)
    return table
  }

  const fetchTable = async (places: readonly GeoPlace[]): Promise<DriveTimesReply> => {
    if (!breaker.admits()) throw new Error('The routing service failed just now')
    const failed = new AbortController()
    const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(deadlineMs)])
    const blocks = blocksOf(places.map(coordinates))
    try {
      const tables = await Promise.all(
        blocks.map((origins) => Promise.all(blocks.map((destinations) => fetchBlock(origins, destinations, signal)))),
      )
      breaker.recordSuccess()
      const joined = (toRows: (table: Table) => Table['durations']): (number | null)[][] =>
        tables.flatMap((row, index) => (blocks[index] ?? []).map((_, at) => row.flatMap((table) => whole(toRows(table))[at] ?? [])))
      return { meters: joined(({ distances }) => distances), seconds: joined(({ durations }) => durations) }
    } catch (error) {
      failed.abort()
      if (!(error instanceof UnroutableError)) breaker.recordFailure()
      throw error
    }
  }
  return { fetchTable, close: () => agent.destroy() }
}
