import { changeDeletes, type DeletableJob, readDeletes, type RefusedDelete } from './deletes.ts'
import { withoutHeld } from './withoutHeld.ts'

/** A job that is hidden: its deletion waits for the end of its Undo, or has been done. */
interface HeldDelete {
  readonly job: DeletableJob
  /** The list in which it was chosen (`rowsKeyOf`); null: not in a list. */
  readonly rows: string | null
  /** The backend has deleted it: counts that it gives from now on are without it. */
  readonly isGone: boolean
}
export type HeldDeletes = ReadonlyMap<string, HeldDelete>

let held: HeldDeletes = new Map()

function hold(next: HeldDeletes): void {
  held = next
  changeDeletes({ hide: (page, rows) => withoutHeld(page, next, rows), held: next })
}

const put = (entries: readonly HeldDelete[]): void => hold(new Map([...held, ...entries.map((entry) => [entry.job.id, entry] as const)]))

/** Hides jobs everywhere. */
export const holdDeletes = (jobs: readonly DeletableJob[], rows: string | null): void =>
  put(jobs.map((job) => ({ job, rows, isGone: false })))

/** They are deleted: hidden for good. */
export const markGone = (jobs: readonly DeletableJob[]): void => put(jobs.map((job) => ({ job, rows: null, isGone: true })))

/** Shows jobs again. */
export const releaseDeletes = (jobs: readonly DeletableJob[]): void =>
  hold(new Map([...held].filter(([id]) => !jobs.some((job) => job.id === id))))

export const addRefused = (more: readonly RefusedDelete[]): void => changeDeletes({ refused: [...readDeletes().refused, ...more] })
export const clearRefused = (): void => changeDeletes({ refused: [] })
