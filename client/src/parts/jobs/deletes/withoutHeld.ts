import { jobFilter, jobStatus } from '@callout/contracts/jobs/status'
import type { HeldDeletes } from './heldDeletes.ts'
import type { JobsPageFragment, JobStatus } from '../jobs.generated.ts'

const tabs = ['ACTIVE', 'PENDING', 'COMPLETED'] as const
const tabOf = (status: JobStatus | null) =>
  status && tabs.find((tab) => (jobFilter[tab].statuses as readonly number[]).includes(jobStatus[status].code))

/** A page without the jobs that are being deleted; what it counts follows. `rows`: which list it is (`rowsKeyOf`). */
export function withoutHeld(page: JobsPageFragment, held: HeldDeletes, rows: string): JobsPageFragment {
  const here = page.items.filter(({ id }) => held.has(id))
  const elsewhere = [...held.values()].filter((one) => !one.isGone && one.rows === rows && !here.some(({ id }) => id === one.job.id))
  const missing = [...here, ...elsewhere.map(({ job }) => job)]
  if (missing.length === 0) return page
  const countOf = (tab: (typeof tabs)[number]): number => missing.filter(({ status }) => tabOf(status) === tab).length
  const { counts, totalCount } = page
  return {
    ...page,
    items: page.items.filter(({ id }) => !held.has(id)),
    totalCount: totalCount === null ? null : totalCount - missing.length,
    counts: counts && {
      ...counts,
      all: counts.all - missing.length,
      active: counts.active - countOf('ACTIVE'),
      pending: counts.pending - countOf('PENDING'),
      completed: counts.completed - countOf('COMPLETED'),
    },
  }
}
