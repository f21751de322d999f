import { Skeleton } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { CardBody } from './CardBody.tsx'
import type { List } from '../defineList.ts'
import type { ListRow, Selection } from '../rows/selection.ts'
import { fromList } from '../listAddress.ts'
import type { RowsViewProps } from '../table/ListTable.tsx'
import { RowMenu } from '../rows/RowMenu.tsx'
import { RowCheckbox } from '../rows/RowCheckbox.tsx'
import { rowKeys } from '../rows/rowKeys.ts'
import { rememberRow } from '../rows/useReturnToRow.ts'
import classes from './ListCards.module.css'
import { usePassedFocus } from '../rows/rowFocus.ts'

interface ListCardProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly row: Row
  readonly selection: Selection<Row>
}

function ListCard<Row extends ListRow>({ list, row, selection }: ListCardProps<Row>) {
  const { search } = useLocation()
  const format = useFormat()
  const ref = usePassedFocus<HTMLLIElement>()
  const { card } = list
  const { name, title = name, to } = list.rowLink(row)
  const heading = selection.isChoosing ? (
    <span className={classes.title} dir="auto">
      {title}
    </span>
  ) : (
    <Link
      to={to}
      state={fromList(list.path, search)}
      className={classes.title}
      dir="auto"
      data-row-link
      onClick={() => rememberRow(row.id)}
    >
      {title}
    </Link>
  )
  return (
    <li ref={ref} className={classes.card} data-row={row.id} data-selected={selection.isOn(row.id) || undefined}>
      <div className={classes.top}>
        {selection.isChoosing && (
          <span className={classes.check}>
            <RowCheckbox row={row} name={name} selection={selection} />
          </span>
        )}
        {card.marks ? card.marks(row) : heading}
        <span className={classes.menu}>
          <RowMenu list={list} row={row} isLarge />
        </span>
      </div>
      {card.marks && heading}
      {card.body ? card.body(row, format) : <CardBody list={list} row={row} />}
    </li>
  )
}

export function ListCards<Row extends ListRow>({ list, rows, state, selection }: RowsViewProps<Row>) {
  if (!rows) {
    return (
      <div role="status" aria-label="Loading">
        {Array.from({ length: Math.min(state.perPage, 5) }, (_, index) => (
          <Skeleton key={index} height={148} radius="lg" mb={12} aria-hidden />
        ))}
      </div>
    )
  }
  return (
    <ul className={classes.cards} aria-label={list.title} onKeyDown={rowKeys(rows, selection)}>
      {rows.map((row) => (
        <ListCard key={row.id} list={list} row={row} selection={selection} />
      ))}
    </ul>
  )
}
