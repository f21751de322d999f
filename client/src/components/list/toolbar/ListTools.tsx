import { ColumnsButton } from '../views/ColumnsButton.tsx'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { ListMore } from './ListMore.tsx'
import type { ChangeList } from '../useListState.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'

interface ListToolsProps {
  readonly list: List
  readonly state: ListState
  /** Rows on all pages; null where the backend does not say. */
  readonly total: number | null
  readonly onChange: ChangeList
}

/** Views, columns, and what is done to the list as a whole. */
export function ListTools({ list, state, total, onChange }: ListToolsProps) {
  return (
    <>
      <ViewsButton list={list} state={state} onChange={onChange} />
      <ColumnsButton list={list} state={state} onChange={onChange} />
      <ListMore list={list} state={state} total={total} />
    </>
  )
}
