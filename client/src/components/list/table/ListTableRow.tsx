import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { columnOf } from '../columns.ts'
import type { List } from '../defineList.ts'
import type { ListRow, Selection } from '../rows/selection.ts'
import { fromList } from '../listAddress.ts'
import { RowMenu } from '../rows/RowMenu.tsx'
import { RowCheckbox } from '../rows/RowCheckbox.tsx'
import { rememberRow } from '../rows/useReturnToRow.ts'
import classes from './ListTable.module.css'
import { usePassedFocus } from '../rows/rowFocus.ts'

interface ListTableRowProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly row: Row
  readonly shown: readonly string[]
  readonly selection: Selection<Row>
}

export function ListTableRow<Row extends ListRow>({ list, row, shown, selection }: ListTableRowProps<Row>) {
  const { search } = useLocation()
  const format = useFormat()
  const ref = usePassedFocus<HTMLTableRowElement>()
  const { name, to } = list.rowLink(row)
  return (
    <tr ref={ref} className={classes.row} data-row={row.id} data-selected={selection.isOn(row.id) || undefined}>
      {selection.isOffered && (
        <td data-column="select">
          <RowCheckbox row={row} name={name} selection={selection} />
        </td>
      )}
      {shown.map((key, index) => {
        const { isNumeric, isText, leaves, cell } = columnOf(list, key)
        return (
          <td
            key={key}
            data-column={key}
            data-first={index === 0 || undefined}
            data-numeric={isNumeric}
            data-text={isText}
            data-leaves={leaves}
            dir={isText && 'auto'}
          >
            {index === 0 ? (
              <Link to={to} state={fromList(list.path, search)} className={classes.open} data-row-link onClick={() => rememberRow(row.id)}>
                {cell(row, { shown, format })}
              </Link>
            ) : (
              cell(row, { shown, format })
            )}
          </td>
        )
      })}
      <td data-column="actions">
        <RowMenu list={list} row={row} isLarge={false} />
      </td>
    </tr>
  )
}
