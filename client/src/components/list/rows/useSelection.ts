import { useEffect, useMemo, useState } from 'react'
import type { List } from '../defineList.ts'
import { type Chosen, extendedTo, isWholePage, nothingChosen, pageToggled, toggled, withMore, without } from './chosen.ts'
import type { ListRow, Selection } from './selection.ts'
import { useMaySelect } from './useMaySelect.ts'

interface StoredSelection<Row> {
  readonly rowsKey: string
  readonly chosen: Chosen<Row>
  readonly isChoosing: boolean
}

/** `rowsKey` identifies the list (`rowsKeyOf`): the selection spans its pages and is cleared when it changes. */
export function useSelection<Row extends ListRow>(list: List<Row>, rowsKey: string, page: readonly Row[]): Selection<Row> {
  const started: StoredSelection<Row> = { rowsKey, chosen: nothingChosen, isChoosing: false }
  const [stored, setSaved] = useState<StoredSelection<Row> | null>(null)
  // Also clears the selection of a list hidden behind a record.
  useEffect(() => () => setSaved(null), [])
  const isOffered = useMaySelect(list)
  const { chosen, isChoosing } = stored?.rowsKey === rowsKey ? stored : started
  const rows = useMemo(() => [...chosen.rows.values()].map((row) => page.find(({ id }) => id === row.id) ?? row), [chosen.rows, page])
  const change = (next: (now: Chosen<Row>) => Chosen<Row>): void =>
    setSaved((saved) => ({ rowsKey, isChoosing, chosen: next(saved?.rowsKey === rowsKey ? saved.chosen : nothingChosen) }))
  return {
    isOffered,
    rows,
    isOn: (id) => chosen.rows.has(id),
    isWholePage: isWholePage(chosen, page),
    isChoosing,
    setIsChoosing: (requested) => setSaved({ rowsKey, chosen, isChoosing: requested }),
    toggle: (row) => change((now) => toggled(now, row)),
    extendTo: (id) => change((now) => extendedTo(now, page, id)),
    togglePage: () => change((now) => pageToggled(now, page)),
    add: (more) => change((now) => withMore(now, more)),
    drop: (ids) => change((now) => without(now, ids)),
    clear: () => setSaved(null),
  }
}
