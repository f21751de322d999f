import { rem } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { columnOf, isFlexible } from '../columns.ts'
import type { List } from '../defineList.ts'
import type { ListRow, Selection } from '../rows/selection.ts'
import { type ListState, sortedBy } from '../listState.ts'
import { focusBulkBar } from '../rows/focusBulkBar.ts'
import type { ChangeList } from '../useListState.ts'
import boxClasses from '../rows/RowCheckbox.module.css'
import classes from './ListTable.module.css'

interface ListTableHeadProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly state: ListState
  readonly shown: readonly string[]
  /** Pixels at a text size of 16. */
  readonly widths: ReadonlyMap<string, number>
  readonly selection: Selection<Row>
  readonly onChange: ChangeList
}

const ariaSort = { ASCENDING: 'ascending', DESCENDING: 'descending' } as const

function HeadCell<Row extends ListRow>({
  list,
  column,
  state,
  shown,
  widths,
  onChange,
}: Omit<ListTableHeadProps<Row>, 'selection'> & { readonly column: string }) {
  const { label, sort, isNumeric, isText, leaves, width } = columnOf(list, column)
  const common = {
    scope: 'col',
    'data-column': column,
    'data-first': column === shown[0] || undefined,
    'data-numeric': isNumeric,
    'data-text': isText,
    'data-leaves': leaves,
    style: isFlexible(list, column, shown) ? undefined : { width: rem(widths.get(column) ?? width) },
  } as const
  if (!sort) return <th {...common}>{label}</th>
  const isSorted = state.sortBy === sort
  const Arrow = state.sortDirection === 'ASCENDING' ? IconArrowUp : IconArrowDown
  return (
    <th {...common} aria-sort={isSorted ? ariaSort[state.sortDirection] : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onChange(sortedBy(state, sort))}>
        {label}
        <Arrow size={14} stroke={2} aria-hidden data-shown={isSorted || undefined} />
      </button>
    </th>
  )
}

function PageCheckbox<Row extends ListRow>({ selection }: Pick<ListTableHeadProps<Row>, 'selection'>) {
  const isPartly = selection.rows.length > 0 && !selection.isWholePage
  return (
    <label className={boxClasses.box}>
      <input
        type="checkbox"
        aria-label="Select all rows on this page"
        ref={(box) => void (box && (box.indeterminate = isPartly))}
        checked={selection.isWholePage}
        onChange={selection.togglePage}
      />
    </label>
  )
}

export function ListTableHead<Row extends ListRow>({ selection, ...props }: ListTableHeadProps<Row>) {
  const { list, shown } = props
  return (
    <thead>
      <tr>
        {selection.isOffered && (
          <th scope="col" data-column="select">
            <PageCheckbox selection={selection} />
            {selection.rows.length > 0 && (
              <button type="button" className={classes.toBar} onClick={focusBulkBar}>
                Actions for the selected {list.noun.many}
              </button>
            )}
          </th>
        )}
        {shown.map((column) => (
          <HeadCell key={column} column={column} {...props} />
        ))}
        <th scope="col" data-column="actions">
          <span className="only-read-out">Actions</span>
        </th>
      </tr>
    </thead>
  )
}
