import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobRowFragment } from '../jobs.generated.ts'
import { totalWidthOf } from './jobColumns.ts'

/** The width of the column with the totals, for the sums of these rows. */
export function useTotalWidth(jobs: readonly JobRowFragment[] | null): number {
  const { money } = useFormat()
  return totalWidthOf((jobs ?? []).map(({ total, currencyCode }) => (total === null ? '' : money(total, currencyCode))))
}
