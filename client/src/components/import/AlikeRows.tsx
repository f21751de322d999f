import { Checkbox } from '@mantine/core'
import { counted } from '../list/words.ts'
import type { Import } from './defineImport.ts'
import { rowNoun } from './importWords.ts'
import type { PlannedRow } from './planRows.ts'
import { PreviewRow } from './RowPreview.tsx'
import classes from './Import.module.css'

const MOST_LISTED = 100

interface AlikeRowsProps {
  readonly kind: Import
  readonly plan: readonly PlannedRow[]
  readonly insisted: ReadonlySet<number>
  readonly onInsist: (insisted: ReadonlySet<number>) => void
}

export function AlikeRows({ kind, plan, insisted, onInsist }: AlikeRowsProps) {
  const rows = plan.filter(({ decision }) => decision.kind === 'alike')
  const count = rows.filter(({ line }) => insisted.has(line)).length
  if (rows.length === 0) return null
  const toggle = (line: number): void => {
    const next = new Set(insisted)
    if (!next.delete(line)) next.add(line)
    onInsist(next)
  }
  return (
    <>
      <p className={classes.words}>{`${counted(rowNoun, rows.length)} to check. ${kind.duplicateMessage}`}</p>
      {rows.length > 1 && (
        <Checkbox
          label={`Add all ${rows.length.toLocaleString('en')} anyway`}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) => onInsist(new Set(event.currentTarget.checked ? rows.map(({ line }) => line) : []))}
        />
      )}
      <ul className={`list ${classes.rows}`} aria-label="Rows to check">
        {rows.slice(0, MOST_LISTED).map((row) => (
          <PreviewRow
            key={row.line}
            row={row}
            isInsisted={insisted.has(row.line)}
            action={<Checkbox label="Add anyway" checked={insisted.has(row.line)} onChange={() => toggle(row.line)} />}
          />
        ))}
      </ul>
      {rows.length > MOST_LISTED && <p className={classes.words}>{`Showing the first ${MOST_LISTED} of them.`}</p>}
    </>
  )
}
