import { useLazyModule } from '../../lib/lazyModule.ts'
import { BulkActions, type SelectedRows } from '../bulk/BulkActions.tsx'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import type { BulkBarProps, List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'

interface ListBulkBarProps<Row extends ListRow> extends BulkBarProps<Row> {
  readonly bulk: List<Row>['bulk'] & {}
  readonly deletes: List<Row>['deletes']
}

export function ListBulkBar<Row extends ListRow>({ bulk, deletes, ...props }: ListBulkBarProps<Row>) {
  const { value } = useLazyModule(bulk.lazy)
  const deleting = deletes && { deletes: (selected: SelectedRows<Row>) => <BulkDelete deletes={deletes} {...selected} /> }
  return value && <BulkActions bulk={value} {...deleting} {...props} />
}
