import type { JobRowFragment } from '../jobs.generated.ts'
import type { JobColumnKey } from './jobColumns.ts'

/** Below the title: the trade, and how far it is where there are several visits; not what has a column of its own. */
export function subtitleOf({ category, visitsDone, visitsTotal }: JobRowFragment, shown: readonly JobColumnKey[] = []): string {
  const progress = visitsTotal !== null && visitsTotal > 1 ? `${visitsDone ?? 0} of ${visitsTotal} visits done` : null
  return [!shown.includes('category') && category?.name, !shown.includes('visits') && progress].filter(Boolean).join(' · ')
}
