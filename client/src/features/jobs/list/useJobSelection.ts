import { useMemo, useState } from 'react'
import type { JobRowFragment } from '../jobs.generated.ts'
import { extendedTo, isWholePage, nothingSelected, pageToggled, type Selection, toggled, withMore, without } from './selection.ts'
import { useMaySelect } from './useMaySelect.ts'

/** Which rows are chosen, and the ways to change that. */
export interface JobSelection {
  /** False: this person can do nothing to several jobs, so that nothing is chosen. */
  readonly isOffered: boolean
  /** As new as the page shows them. */
  readonly jobs: readonly JobRowFragment[]
  readonly isOn: (id: string) => boolean
  readonly isWholePage: boolean
  /** On a phone: a touch on a card chooses it. */
  readonly isChoosing: boolean
  readonly setIsChoosing: (isChoosing: boolean) => void
  readonly toggle: (job: JobRowFragment) => void
  readonly extendTo: (id: string) => void
  readonly togglePage: () => void
  readonly add: (jobs: readonly JobRowFragment[]) => void
  readonly drop: (ids: readonly string[]) => void
  readonly clear: () => void
}

interface Kept {
  readonly rows: string
  readonly selection: Selection
  readonly isChoosing: boolean
}

/** `rows` says which list it is (`rowsKeyOf`): a selection stays over the pages of one list and ends with it. */
export function useJobSelection(rows: string, page: readonly JobRowFragment[]): JobSelection {
  const begun: Kept = { rows, selection: nothingSelected, isChoosing: false }
  const [stored, setKept] = useState(begun)
  const isOffered = useMaySelect()
  const { selection, isChoosing } = stored.rows === rows ? stored : begun
  const jobs = useMemo(() => [...selection.jobs.values()].map((job) => page.find(({ id }) => id === job.id) ?? job), [selection.jobs, page])
  const change = (next: (selection: Selection) => Selection): void =>
    setKept((kept) => ({ rows, isChoosing, selection: next(kept.rows === rows ? kept.selection : nothingSelected) }))
  return {
    isOffered,
    jobs,
    isOn: (id) => selection.jobs.has(id),
    isWholePage: isWholePage(selection, page),
    isChoosing,
    setIsChoosing: (wanted) => setKept({ rows, selection, isChoosing: wanted }),
    toggle: (job) => change((now) => toggled(now, job)),
    extendTo: (id) => change((now) => extendedTo(now, page, id)),
    togglePage: () => change((now) => pageToggled(now, page)),
    add: (more) => change((now) => withMore(now, more)),
    drop: (ids) => change((now) => without(now, ids)),
    clear: () => setKept(begun),
  }
}
