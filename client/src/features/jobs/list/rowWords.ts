import type { JobRowFragment } from '../jobs.generated.ts'

/** Below the title: the trade, and how far it is where there are several visits. */
export function subtitleOf({ category, visitsDone, visitsTotal }: JobRowFragment): string {
  const progress = visitsTotal !== null && visitsTotal > 1 ? `${visitsDone ?? 0} of ${visitsTotal} visits done` : null
  return [category?.name, progress].filter(Boolean).join(' · ')
}
