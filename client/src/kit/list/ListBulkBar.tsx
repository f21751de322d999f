import { lazyGeneric } from '../../shared/late/lazyGeneric.ts'
import type { LatePart } from '../../shared/late/latePart.ts'
import { useLatePart } from '../../shared/late/useLatePart.ts'
import type { Bulk } from '../bulk/defineBulk.ts'
import type { BulkBarProps, List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'

const BulkActions = lazyGeneric(async () => (await import('../bulk/BulkActions.tsx')).BulkActions)

interface DeclaredBarProps<Row extends ListRow> extends BulkBarProps<Row> {
  readonly late: LatePart<Bulk<Row>>
}

function DeclaredBar<Row extends ListRow>({ late, ...props }: DeclaredBarProps<Row>) {
  const { part } = useLatePart(late, true)
  return part && <BulkActions bulk={part} {...props} />
}

interface ListBulkBarProps<Row extends ListRow> extends BulkBarProps<Row> {
  readonly bulk: NonNullable<List<Row>['bulk']>
}

/** What can be done to the selected rows; loaded late. */
export function ListBulkBar<Row extends ListRow>({ bulk: { late, bar }, ...props }: ListBulkBarProps<Row>) {
  return bar ? bar(props) : late && <DeclaredBar late={late} {...props} />
}
