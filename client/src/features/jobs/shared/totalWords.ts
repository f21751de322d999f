import { visitCount } from '../../schedule/shared/visitCount.ts'
import { billsVisits } from './bills.ts'
import type { JobRowFragment } from './jobs.generated.ts'
import type { Format } from '../../../lib/format/useFormat.ts'

type Priced = Pick<JobRowFragment, 'total' | 'billing' | 'seriesTotal' | 'currencyCode'>

/** What the job comes to: "$87.68 / visit" where each visit is billed. */
export function totalWords(job: Priced, { money }: Format): string | null {
  const { total, currencyCode } = job
  return total === null ? null : `${money(total, currencyCode)}${billsVisits(job) ? ' / visit' : ''}`
}

/** What the visits of a series come to: "$438.40 in all"; null where the job is billed once, or nobody tells. */
export function seriesWords(job: Priced, { money }: Format): string | null {
  const { seriesTotal, currencyCode } = job
  return billsVisits(job) && seriesTotal !== null ? `${money(seriesTotal, currencyCode)} in all` : null
}

/** "2 visits to invoice"; null where none waits. */
export const unbilledWords = ({ unbilledVisits }: Pick<JobRowFragment, 'unbilledVisits'>): string | null =>
  unbilledVisits ? `${visitCount(unbilledVisits)} to invoice` : null
