import type { Endpoint } from '@callout/contracts/endpoint'
import leven from 'leven'

type Call = Pick<Endpoint, 'method' | 'path'>

const isParameter = (segment: string): boolean => segment.startsWith('{')
const isId = (segment: string): boolean => /^\d+$/.test(segment)
/** What a parameter costs in place of a word: less than a wrong word, more than a slip of the finger. */
const PARAMETER_COST = 3

/** Distance of a path from the path of a row, counted up to `limit`. A number fits a parameter, a word fits it badly. */
function distanceTo(path: string, rowPath: string, limit: number): number {
  const given = path.split('/')
  const wanted = rowPath.split('/')
  if (given.length !== wanted.length) return leven(path, rowPath)
  let sum = 0
  for (const [index, segment] of wanted.entries()) {
    const word = given[index] as string
    if (!isParameter(segment)) sum += leven(word, segment)
    else if (!isId(word)) sum += PARAMETER_COST
    if (sum >= limit) return limit
  }
  return sum
}

/** Comparing costs the product of the lengths; no path of a row has half as many characters. */
const LONGEST_COMPARED = 120

/** The closest call to a method and a path below the base; of equals the first; undefined for a longer path than any call has. */
export function nearestCall<C extends Call>(method: string, path: string, calls: readonly C[]): C | undefined {
  if (path.length > LONGEST_COMPARED) return undefined
  let nearest: C | undefined
  let least = Infinity
  for (const call of calls) {
    const slip = call.method === method ? 0 : 0.5
    const distance = distanceTo(path, call.path, least - slip) + slip
    if (distance >= least) continue
    nearest = call
    least = distance
  }
  return nearest
}

/** Whether a path is one of the paths that a row's path stands for. Parameters are ids: `/jobs/today` is not `/jobs/{id}`. */
export function fits(path: string, rowPath: string): boolean {
  const given = path.split('/')
  const wanted = rowPath.split('/')
  return given.length === wanted.length && wanted.every((segment, index) => fitsSegment(given[index] as string, segment))
}

const fitsSegment = (given: string, wanted: string): boolean =>
  given === wanted || (isParameter(wanted) && (isId(given) || isParameter(given)))
