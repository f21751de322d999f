import type { JobCounts } from '@callout/contracts/jobs/schemas/list'
import { jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status/status'
import { perRecord } from '../../../perRecord.ts'
import { tabOf } from '../../../store/collections/jobs.ts'
import type { Found } from '../../../store/found.ts'
import type { Store } from '../../../store/store.ts'

/** The counts of the tabs, made of how many jobs stand in each. */
export const countsOf = (countIn: (tab: JobFilterCode) => number): JobCounts => ({
  all: countIn(jobFilter.ALL.code),
  active: countIn(jobFilter.ACTIVE.code),
  pending: countIn(jobFilter.PENDING.code),
  completed: countIn(jobFilter.COMPLETED.code),
})

const LARGEST_CODE = Math.max(...Object.values(jobFilter).map(({ code }) => code))

/** The tab of every job by its id, kept on write: a search finds many jobs, of which a page reads few. */
const tabsOf = perRecord((store: Store): readonly JobFilterCode[] => {
  const tabs: JobFilterCode[] = []
  for (const { id, status } of store.jobs.all()) tabs[id] = tabOf(status)
  store.jobs.follow((_, after) => {
    if (after) tabs[after.id] = tabOf(after.status)
  })
  return tabs
})

const countsIn = perRecord((tabs: readonly JobFilterCode[]) =>
  perRecord(({ ids }: Found): JobCounts => {
    const counts = new Uint32Array(LARGEST_CODE + 1)
    for (const id of ids) {
      const tab = tabs[id] ?? jobFilter.ALL.code
      counts[tab] = (counts[tab] as number) + 1
    }
    return countsOf((tab) => (tab === jobFilter.ALL.code ? ids.length : (counts[tab] as number)))
  }),
)

/** In which tabs the found jobs stand; counted once for as long as no job changes. */
export function foundInTabs(store: Store, found: Found): { counts: JobCounts; isIn: (id: number, tab: JobFilterCode) => boolean } {
  const tabs = tabsOf(store)
  return { counts: countsIn(tabs)(found), isIn: (id, tab) => tabs[id] === tab }
}
