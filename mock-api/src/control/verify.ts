import { z } from '@callout/contracts/wire/zod'
import { API_PREFIX } from '../http/rows.ts'
import { contentDifferences, contentFields, type ContentMatch, isAbout, normalized } from './callMatch.ts'
import { type LoggedRequest, withoutSecrets } from './requestLog.ts'

export const Expectation = z.strictObject({
  ...contentFields,
  times: z.optional(z.int().check(z.gte(0), z.describe('Number of such calls; at least one unless set'))),
})
export type Expectation = z.output<typeof Expectation>

export interface Verified {
  readonly count: number
  /** How the log differs; null if it doesn't. */
  readonly problem: string | null
}

const timesText = (times: number): string => (times === 1 ? '1 time' : `${times} times`)

function getName({ method, path, operation, query, body }: ContentMatch): string {
  const content = Object.entries({ query, body }).filter(([, value]) => value !== undefined)
  return [
    method ?? 'any method of',
    path ?? 'any path',
    ...(operation === undefined ? [] : [`by ${operation}`]),
    ...content.map(([name, value]) => `with ${name} ${JSON.stringify(withoutSecrets(value))}`),
  ].join(' ')
}

function nearestOf(expected: ContentMatch, calls: readonly LoggedRequest[]): string {
  const found = calls
    .filter((call) => isAbout(expected, call))
    .map((call) => ({ call, differences: contentDifferences(expected, call) }))
    .filter(({ differences }) => differences.length > 0)
    .toReversed()
    .toSorted((a, b) => a.differences.length - b.differences.length)[0]
  if (!found) return ''
  const { id, method, path } = found.call
  return [`\nThe closest is call ${id}, ${method} ${path.replace(API_PREFIX, '')}:`, ...found.differences].join('\n  ')
}

/** Whether the log has a call as often as expected. Throws 400 for one that no endpoint has. */
export function verify(given: Expectation, calls: readonly LoggedRequest[]): Verified {
  const { times, ...expected } = normalized(given)
  const count = calls.filter((call) => isAbout(expected, call) && contentDifferences(expected, call).length === 0).length
  if (times === undefined ? count > 0 : count === times) return { count, problem: null }
  const requested = times === undefined ? 'at least once' : timesText(times)
  const nearest = count < (times ?? 1) ? nearestOf(expected, calls) : ''
  return { count, problem: `Expected ${getName(expected)} ${requested}, it was called ${timesText(count)}.${nearest}` }
}
