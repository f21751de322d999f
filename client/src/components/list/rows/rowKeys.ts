import type { KeyboardEvent } from 'react'
import type { ListRow, Selection } from './selection.ts'
import type { ShortcutKey } from '../../page/keySheet.ts'
import type { List } from '../defineList.ts'
import { focusBulkBar } from './focusBulkBar.ts'
import { selectAllShortcut } from '../../page/Kbd.tsx'

const target: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** Effect of a key on a row's link; undefined: not handled. `focus` moves to another row. */
function onRow<Row extends ListRow>(
  { key, shiftKey }: Press,
  place: number,
  rows: readonly Row[],
  selection: Selection<Row>,
  focus: (place: number) => void,
): (() => void) | undefined {
  const row = rows[place]
  if (row && selection.isOffered && (key === ' ' || key === 'x')) return () => selection.toggle(row)
  const to = target[key]?.(place, rows.length)
  if (to === undefined) return undefined
  return () => {
    const requested = rows[to]
    if (selection.isOffered && shiftKey && row && requested) {
      if (!selection.isOn(row.id)) selection.extendTo(row.id)
      selection.extendTo(requested.id)
    }
    focus(to)
  }
}

function onList({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, selection: Selection): (() => void) | undefined {
  if (selection.isOffered && (ctrlKey || metaKey) && key.toLowerCase() === 'a')
    return () => !selection.isWholePage && selection.togglePage()
  if (selection.rows.length === 0) return undefined
  if (key === 'a' && !altKey) return focusBulkBar
  if (key === 'Escape') return selection.clear
  return undefined
}

const selectionKeys = (): readonly ShortcutKey[] => [
  { label: 'Select row', keys: ['X', 'Space'] },
  { label: 'Extend selection', keys: ['Shift ↓', 'Shift ↑'] },
  { label: 'Select page', keys: [selectAllShortcut()] },
  { label: 'Go to bulk actions and back', keys: ['A', 'Esc'] },
  { label: 'Clear selection', keys: ['Esc'] },
]

export const rowShortcutKeys = ({ noun }: Pick<List, 'noun'>, maySelect: boolean): readonly ShortcutKey[] => [
  { label: 'Next or previous row', keys: ['↓', '↑'] },
  { label: 'First or last row', keys: ['Home', 'End'] },
  { label: `Open ${noun.one}`, keys: ['Enter'] },
  ...(maySelect ? selectionKeys() : []),
]

/** Arrows move between row links (`data-row-link`), with Shift they select; Space and x select one row, a focuses the bulk bar. */
export const rowKeys =
  <Row extends ListRow>(rows: readonly Row[], selection: Selection<Row>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: list, ctrlKey, metaKey, altKey } = event
    if (!list.contains(event.target as Node)) return
    const links = [...list.querySelectorAll<HTMLElement>('[data-row-link]')]
    const place = links.findIndex((link) => link === event.target)
    const isPlain = place >= 0 && !ctrlKey && !metaKey && !altKey
    const act = (isPlain ? onRow(event, place, rows, selection, (to) => links[to]?.focus()) : undefined) ?? onList(event, selection)
    if (!act) return
    event.preventDefault()
    act()
  }
