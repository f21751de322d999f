import type { JobRowFragment, JobsPageFragment } from '../jobs.generated.ts'

/** What deleting has to know of a job. */
export type DeletableJob = Pick<JobRowFragment, 'id' | 'jobNumber' | 'title' | 'visitsTotal' | 'lockVersion' | 'status' | 'invoiceStatus'>

/** A job that could not be deleted, and why. */
export interface RefusedDelete {
  readonly job: DeletableJob
  readonly message: string
}

/** What deletions change about what is shown. */
export interface Deletes {
  /** A page of the list `rows` (`rowsKeyOf`) without the jobs that are being deleted. */
  readonly hide: (page: JobsPageFragment, rows: string) => JobsPageFragment
  /** The jobs that are being deleted, or are deleted, by their ids. */
  readonly held: ReadonlyMap<string, unknown>
  /** Not yet read by anybody. */
  readonly refused: readonly RefusedDelete[]
}

let deletes: Deletes = { hide: (page) => page, held: new Map(), refused: [] }
const listeners = new Set<() => void>()

export const readDeletes = (): Deletes => deletes

export function changeDeletes(change: Partial<Deletes>): void {
  deletes = { ...deletes, ...change }
  listeners.forEach((listener) => listener())
}

export function subscribeDeletes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
