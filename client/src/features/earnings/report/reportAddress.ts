import type { Days } from '@callout/contracts/earnings/range'
import { paths } from '../../../lib/paths.ts'
import { BRANCH, mayChooseBranch } from '../../../lib/session/branchChoice.ts'
import { type Dimension, dimensions, type Measure, type Part } from './measures.ts'

const VISITS = 'visits'
const ALL = 'all'

const wordOf = (part: Part | null): string => (part === null ? ALL : `${part.dimension}-${part.id ?? 'none'}`)

/** The visits that are listed: `visits=staff-7`, or `visits=all`; undefined: none. */
export function readVisits(params: URLSearchParams): Part | null | undefined {
  const text = params.get(VISITS)
  if (text === ALL) return null
  const [, dimension = '', id = ''] = /^(\w+)-(\d+|none)$/.exec(text ?? '') ?? []
  return Object.hasOwn(dimensions, dimension) ? { dimension: dimension as Dimension, id: id === 'none' ? null : id } : undefined
}

export function withVisits(params: URLSearchParams, part: Part | null | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (part === undefined) next.delete(VISITS)
  else next.set(VISITS, wordOf(part))
  return next
}

interface Shown {
  readonly params: URLSearchParams
  readonly days: Days
  readonly branchId: string | null
}

/** The rows behind a figure; null: no list has exactly these rows. */
export function getAddress(measure: Measure, part: Part | null, { params, days, branchId }: Shown): string | null {
  if (measure === 'onTime') return `${paths.reports()}?${withVisits(params, part)}`
  if (part?.id === null || (part?.dimension === 'branch' && !mayChooseBranch())) return null
  const filters = { ...(branchId !== null && { [BRANCH]: branchId }), ...(part?.id && { [part.dimension]: part.id }) }
  if (measure === 'received') return paths.earnings({ date: days.to, ...filters })
  return paths.jobsWith({ status: 'completed', from: days.from, to: days.to, ...(measure === 'ticket' && { sort: '-total' }), ...filters })
}
