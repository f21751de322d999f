import type { PlanRow } from './planRows.ts'
import classes from './Editing.module.css'

const marks: Record<PlanRow['kind'], string> = { changed: 'Changed', added: 'New', removed: 'Removed', preserved: 'Unchanged' }

function When({ row }: { readonly row: PlanRow }) {
  const { kind, day, before, after } = row
  const now = after ?? before
  return (
    <span className={classes.planWhen}>
      {day && `${day}, `}
      {kind === 'changed' && before !== null ? (
        <>
          <del>{before}</del> <span aria-hidden>→</span> <ins>{after}</ins>
        </>
      ) : kind === 'removed' ? (
        <del>{now}</del>
      ) : (
        now
      )}
    </span>
  )
}

/** Each visit as it is and as it will be. Where the same happens to all of them, the sentence above has said what. */
export function PlanList({ rows }: { readonly rows: readonly PlanRow[] }) {
  const isMixed = rows.some(({ kind }) => kind !== rows[0]?.kind)
  return (
    // A list that scrolls is reached by the keyboard, too.
    <ol className={classes.plan} data-mixed={isMixed || undefined} aria-label="Visits before and after" tabIndex={0}>
      {rows.map((row) => (
        <li key={row.key} data-kind={row.kind}>
          {isMixed && <span className={classes.mark}>{marks[row.kind]}</span>}
          <When row={row} />
          {row.note && <span className={classes.planNote}>{row.note}</span>}
        </li>
      ))}
    </ol>
  )
}
