import type { KeyboardEvent } from 'react'
import type { JobRowFragment } from '../jobs.generated.ts'
import { focusBulkBar } from './focusBulkBar.ts'
import type { JobSelection } from './useJobSelection.ts'

const target: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** What a key does on the link of a row; undefined: nothing of ours. `focus` moves to another row. */
function onRow(
  { key, shiftKey }: Press,
  place: number,
  jobs: readonly JobRowFragment[],
  selection: JobSelection,
  focus: (place: number) => void,
): (() => void) | undefined {
  const job = jobs[place]
  if (job && selection.isOffered && (key === ' ' || key === 'x')) return () => selection.toggle(job)
  const to = target[key]?.(place, jobs.length)
  if (to === undefined) return undefined
  return () => {
    const wanted = jobs[to]
    if (selection.isOffered && shiftKey && job && wanted) {
      if (!selection.isOn(job.id)) selection.extendTo(job.id)
      selection.extendTo(wanted.id)
    }
    focus(to)
  }
}

/** What a key does anywhere in the list. */
function onList({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, selection: JobSelection): (() => void) | undefined {
  if (selection.isOffered && (ctrlKey || metaKey) && key.toLowerCase() === 'a')
    return () => !selection.isWholePage && selection.togglePage()
  if (selection.jobs.length === 0) return undefined
  if (key === 'a' && !altKey) return focusBulkBar
  if (key === 'Escape') return selection.clear
  return undefined
}

/** Arrows move between the links of rows (`data-row-link`), with Shift they choose; Space and x choose one row, a goes to the bulk bar. */
export const rowKeys =
  (jobs: readonly JobRowFragment[], selection: JobSelection) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: list, ctrlKey, metaKey, altKey } = event
    if (!list.contains(event.target as Node)) return
    const links = [...list.querySelectorAll<HTMLElement>('[data-row-link]')]
    const place = links.findIndex((link) => link === event.target)
    const isPlain = place >= 0 && !ctrlKey && !metaKey && !altKey
    const act = (isPlain ? onRow(event, place, jobs, selection, (to) => links[to]?.focus()) : undefined) ?? onList(event, selection)
    if (!act) return
    event.preventDefault()
    act()
  }
