import { Checkbox } from '@mantine/core'
import { counted } from '../list/listText.ts'
import type { Import } from './defineImport.ts'
import { rowNoun } from './importText.ts'
import type { PlannedRow } from './planRows.ts'
import { PreviewRow } from './RowPreview.tsx'
import classes from './Import.module.css'

const MOST_LISTED = 100

interface PossibleDuplicateRowsProps {
  readonly kind: Import
  readonly plan: readonly PlannedRow[]
  readonly overridden: ReadonlySet<number>
  readonly onOverride: (overridden: ReadonlySet<number>) => void
}

export function PossibleDuplicateRows({ kind, plan, overridden, onOverride }: PossibleDuplicateRowsProps) {
  const rows = plan.filter(({ decision }) => decision.kind === 'possibleDuplicate')
  const count = rows.filter(({ line }) => overridden.has(line)).length
  if (rows.length === 0) return null
  const toggle = (line: number): void => {
    const next = new Set(overridden)
    if (!next.delete(line)) next.add(line)
    onOverride(next)
  }
  return (
    <>
      <p className={classes.text}>{`${counted(rowNoun, rows.length)} to check. ${kind.duplicateMessage}`}</p>
      {rows.length > 1 && (
        <Checkbox
          label={`Add all ${rows.length.toLocaleString('en')} anyway`}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) => onOverride(new Set(event.currentTarget.checked ? rows.map(({ line }) => line) : []))}
        />
      )}
      <ul className={`list ${classes.rows}`} aria-label="Rows to check">
        {rows.slice(0, MOST_LISTED).map((row) => (
          <PreviewRow
            key={row.line}
            row={row}
            isOverridden={overridden.has(row.line)}
            action={<Checkbox label="Add anyway" checked={overridden.has(row.line)} onChange={() => toggle(row.line)} />}
          />
        ))}
      </ul>
      {rows.length > MOST_LISTED && <p className={classes.text}>{`Showing the first ${MOST_LISTED} of them.`}</p>}
    </>
  )
}
