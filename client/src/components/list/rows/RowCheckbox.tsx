import type { ListRow, Selection } from './selection.ts'
import classes from './RowCheckbox.module.css'

interface RowCheckboxProps<Row extends ListRow> {
  readonly row: Row
  readonly name: string
  readonly selection: Selection<Row>
}

/** Selects a row; with Shift all rows since the last one selected. */
export function RowCheckbox<Row extends ListRow>({ row, name, selection }: RowCheckboxProps<Row>) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.isOn(row.id)}
        onChange={({ nativeEvent }) => ((nativeEvent as MouseEvent).shiftKey ? selection.extendTo(row.id) : selection.toggle(row))}
      />
    </label>
  )
}
