import type { Endpoint } from '@callout/contracts/wire/endpoint'
import leven from 'leven'

type Call = Pick<Endpoint, 'method' | 'path'>

const isParameter = (segment: string): boolean => segment.startsWith('{')
const isId = (segment: string): boolean => /^\d+$/.test(segment)
/** Parameters and ids look alike: `/jobs/12` is as close to `/jobs/{id}` as it can be. */
const masked = (path: string): string => path.replaceAll(/\{\w+\}|(?<=\/)\d+(?=\/|$)/g, '0')

/** Comparing costs the product of the lengths; no path of a row has half as many characters. */
const LONGEST_COMPARED = 120

/** The closest call to a method and a path below the base; undefined for a longer path than any call has. */
export function nearestCall<C extends Call>(method: string, path: string, calls: readonly C[]): C | undefined {
  if (path.length > LONGEST_COMPARED) return undefined
  const distances = calls.map((call) => ({ call, distance: leven(masked(path), masked(call.path)) + (call.method === method ? 0 : 0.5) }))
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.call
}

/** Whether a path is one of the paths that a row's path stands for. Parameters are ids: `/jobs/today` is not `/jobs/{id}`. */
export function fits(path: string, rowPath: string): boolean {
  const given = path.split('/')
  const requested = rowPath.split('/')
  return given.length === requested.length && requested.every((segment, index) => fitsSegment(given[index] as string, segment))
}

const fitsSegment = (given: string, requested: string): boolean =>
  given === requested || (isParameter(requested) && (isId(given) || isParameter(given)))
