import { visitCount } from '../../schedule/visits/visitCount.ts'
import { billsVisits } from '../queries/bills.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import type { Format } from '../../../lib/format/useFormat.ts'

type Priced = Pick<JobRowFragment, 'total' | 'billing' | 'seriesTotal' | 'currencyCode'>

export function formatTotal(job: Priced, { money }: Format): string | null {
  const { total, currencyCode } = job
  return total === null ? null : `${money(total, currencyCode)}${billsVisits(job) ? ' / visit' : ''}`
}

/** Total of a series: "$438.40 in all"; null if the job is billed once or the total is not returned. */
export function formatSeries(job: Priced, { money }: Format): string | null {
  const { seriesTotal, currencyCode } = job
  return billsVisits(job) && seriesTotal !== null ? `${money(seriesTotal, currencyCode)} in all` : null
}

/** "2 visits to invoice"; null for none. */
export const unbilledText = ({ unbilledVisits }: Pick<JobRowFragment, 'unbilledVisits'>): string | null =>
  unbilledVisits ? `${visitCount(unbilledVisits)} to invoice` : null
