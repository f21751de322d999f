import type { JobRowFragment } from '../jobs.generated.ts'

type Jobs = ReadonlyMap<string, JobRowFragment>

/** Jobs that were chosen, over all pages, in the order of the choice. */
export interface Selection {
  readonly jobs: Jobs
  /** The row from which a range is drawn. */
  readonly anchor: string | null
  /** What was chosen before the range: a range that shrinks gives back what it had taken. */
  readonly before: Jobs
}

const none: Jobs = new Map()
export const nothingSelected: Selection = { jobs: none, anchor: null, before: none }

const withJobs = (jobs: Jobs, more: readonly JobRowFragment[]): Jobs => new Map([...jobs, ...more.map((job) => [job.id, job] as const)])
const withoutIds = (jobs: Jobs, ids: readonly string[]): Jobs => new Map([...jobs].filter(([id]) => !ids.includes(id)))
const settled = (jobs: Jobs, anchor: string | null): Selection => ({ jobs, anchor, before: jobs })

/** One row on or off; ranges begin at it. */
export const toggled = ({ jobs }: Selection, job: JobRowFragment): Selection =>
  settled(jobs.has(job.id) ? withoutIds(jobs, [job.id]) : withJobs(jobs, [job]), job.id)

/** All rows of the page between the anchor and this one; the range before it is given back. */
export function extendedTo(selection: Selection, page: readonly JobRowFragment[], id: string): Selection {
  const placeOf = (wanted: string | null): number => page.findIndex((job) => job.id === wanted)
  const to = placeOf(id)
  if (to < 0) return selection
  const isAnchored = placeOf(selection.anchor) >= 0
  const from = isAnchored ? placeOf(selection.anchor) : to
  const before = isAnchored ? selection.before : selection.jobs
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { jobs: withJobs(before, range), anchor: page[from]?.id ?? id, before }
}

export const isWholePage = ({ jobs }: Selection, page: readonly JobRowFragment[]): boolean =>
  page.length > 0 && page.every(({ id }) => jobs.has(id))

/** The whole page on, or off where it is on already. */
export const pageToggled = (selection: Selection, page: readonly JobRowFragment[]): Selection =>
  isWholePage(selection, page)
    ? without(
        selection,
        page.map(({ id }) => id),
      )
    : withMore(selection, page)

export const withMore = ({ jobs }: Selection, more: readonly JobRowFragment[]): Selection => settled(withJobs(jobs, more), null)
export const without = ({ jobs }: Selection, ids: readonly string[]): Selection => settled(withoutIds(jobs, ids), null)
