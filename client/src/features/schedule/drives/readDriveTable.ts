import { DRIVE_TIMES_PATH, type DriveTable, type DriveTimesReply, MOST_DRIVE_PLACES } from '@callout/contracts/jobs/planning/drives'
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { mockSessionHeaders } from '../../../lib/preferences/mockSession.ts'
import { readSession } from '../../../lib/session/session.ts'
import { createStore } from '../../../lib/createStore.ts'

/** By road, or why drives are estimated: no routing service, it failed, or there are too many places for it. */
export type DriveSource = 'ROAD' | 'ESTIMATE' | 'FAILED' | 'TOO_MANY'

export interface DriveAnswer {
  readonly source: DriveSource
  readonly table: DriveTable | null
}

/** The gateway gives the routing service up after 5 s. */
const PATIENCE_MS = 7000

export const estimated: DriveAnswer = { source: 'ESTIMATE', table: null }

const routingService = createStore<Promise<boolean> | null>(null)

async function readRoutingService(): Promise<boolean> {
  const response = await fetch('/settings.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error('The settings can’t be read')
  const settings: unknown = await response.json()
  return typeof settings === 'object' && settings !== null && 'driveTimes' in settings && settings.driveTimes === true
}

async function hasRoutingService(): Promise<boolean> {
  const isAvailable = routingService.read() ?? readRoutingService()
  routingService.write(isAvailable)
  try {
    return await isAvailable
  } catch {
    routingService.write(null)
    return false
  }
}

const isFor = (places: readonly GeoPlace[], { meters, seconds }: Partial<DriveTimesReply>): boolean =>
  [meters, seconds].every((rows) => rows?.length === places.length && rows.every((row) => row.length === places.length))

/** Reads distances and drive times between places from the gateway's routing service, if it has one. */
export async function readDriveTable(places: readonly GeoPlace[]): Promise<DriveAnswer> {
  if (!(await hasRoutingService())) return estimated
  if (places.length > MOST_DRIVE_PLACES) return { source: 'TOO_MANY', table: null }
  try {
    const token = readSession('authToken')
    const response = await fetch(DRIVE_TIMES_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: token }),
        ...mockSessionHeaders,
      },
      body: JSON.stringify({ places: places.map(({ latitude, longitude }) => ({ latitude, longitude })) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return { source: 'FAILED', table: null }
    const reply = (await response.json()) as DriveTimesReply
    return isFor(places, reply) ? { source: 'ROAD', table: { places, ...reply } } : { source: 'FAILED', table: null }
  } catch {
    return { source: 'FAILED', table: null }
  }
}
