import type { Deletes, PageOfDeletable } from '../actions/deletes/defineDeletes.ts'
import { useDeletes } from '../actions/deletes/useDeletes.ts'
import type { ListRow } from '../list/rows/selection.ts'
import { useLostRun } from './lostRun.ts'
import { LostRunDialog, RefusedDeletes } from '../list/lazyListPopups.ts'

export function LostRunNote({ noun }: { readonly noun: { readonly one: string; readonly many: string } }) {
  const { lost, forget } = useLostRun(noun)
  return lost && <LostRunDialog noun={noun} run={lost} onClose={forget} />
}

interface BulkNotesProps<Row extends ListRow, Page extends PageOfDeletable<Row>> {
  readonly noun: { readonly one: string; readonly many: string }
  readonly deletes: Deletes<Row, Page>
}

export function BulkNotes<Row extends ListRow, Page extends PageOfDeletable<Row>>({ noun, deletes }: BulkNotesProps<Row, Page>) {
  const { refused } = useDeletes(deletes)
  return (
    <>
      {refused.length > 0 && (
        <RefusedDeletes
          noun={noun}
          refused={refused.map(({ row, message }) => ({ id: row.id, ...deletes.rowLabel(row), message }))}
          onClose={() => deletes.change({ refused: [] })}
        />
      )}
      <LostRunNote noun={noun} />
    </>
  )
}
