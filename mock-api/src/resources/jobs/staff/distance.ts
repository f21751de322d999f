import { crowKm } from '@callout/contracts/jobs/routes'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export const pointOf = (record: { readonly latitude: number | null; readonly longitude: number | null } | undefined): Point | undefined =>
  record && record.latitude !== null && record.longitude !== null ? { latitude: record.latitude, longitude: record.longitude } : undefined

/** Great-circle distance (haversine), in kilometers with one decimal. */
export const distanceKm = (from: Point, to: Point): number => Math.round(crowKm(from, to) * 10) / 10
