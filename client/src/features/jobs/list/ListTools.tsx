import { ColumnsButton } from './ColumnsButton.tsx'
import type { JobListState } from './jobListState.ts'
import { ListMore } from './ListMore.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import { ViewsButton } from './ViewsButton.tsx'

interface ListToolsProps {
  readonly state: JobListState
  /** Rows on all pages; null where the backend does not say. */
  readonly total: number | null
  readonly onChange: ChangeJobList
}

/** Views, columns, and what is done to the list as a whole. */
export function ListTools({ state, total, onChange }: ListToolsProps) {
  return (
    <>
      <ViewsButton state={state} onChange={onChange} />
      <ColumnsButton state={state} onChange={onChange} />
      <ListMore state={state} total={total} />
    </>
  )
}
