import { lateComponent } from '../../shared/late/lateComponent.tsx'
import type { LatePart } from '../../shared/late/latePart.ts'
import { useLatePart } from '../../shared/late/useLatePart.ts'
import type { SelectedRows } from '../bulk/BulkActions.tsx'
import type { Bulk } from '../bulk/defineBulk.ts'
import type { BulkBarProps, List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'

const BulkActions = lateComponent(async () => (await import('../bulk/BulkActions.tsx')).BulkActions)
const BulkDelete = lateComponent(async () => (await import('../bulk/BulkDelete.tsx')).BulkDelete)

interface ListBulkBarProps<Row extends ListRow> extends BulkBarProps<Row> {
  readonly late: LatePart<Bulk<Row>>
  readonly deletes: List<Row>['deletes']
}

/** What can be done to the selected rows, as soon as all of it is loaded. */
export function ListBulkBar<Row extends ListRow>({ late, deletes, ...props }: ListBulkBarProps<Row>) {
  const { part } = useLatePart(late, true)
  const { part: deletePart } = useLatePart(BulkDelete, deletes !== undefined)
  const deleting = deletes && { deletes: (selected: SelectedRows<Row>) => <BulkDelete deletes={deletes} {...selected} /> }
  return part && (deletePart || !deletes) && <BulkActions bulk={part} {...deleting} {...props} />
}
