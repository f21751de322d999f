import type { JobRowFragment } from '../shared/jobs.generated.ts'

/** Below the title: the trade, and how far it is where there are several visits; not what has a column of its own. */
export function subtitleOf({ category, visitsDone, visitsTotal }: JobRowFragment, shown: readonly string[] = []): string {
  const progress = visitsTotal !== null && visitsTotal > 1 && visitsDone !== null ? `${visitsDone} of ${visitsTotal} visits done` : null
  return [!shown.includes('category') && category?.name, !shown.includes('visits') && progress].filter(Boolean).join(' · ')
}
