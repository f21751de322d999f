import type { PlanRow } from './changeRow.ts'
import classes from './VisitChangeList.module.css'

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

/** Each visit before and after. A change common to all of them is in the sentence above. */
export function VisitChangeList({ rows }: { readonly rows: readonly PlanRow[] }) {
  const isMixed = rows.some(({ kind }) => kind !== rows[0]?.kind)
  return (
    // A scrolling list needs to be reachable by keyboard.
    <ol className={classes.plan} data-mixed={isMixed || undefined} aria-label="Visits before and after" tabIndex={0}>
      {rows.map((row) => (
        <li key={row.key} data-kind={row.kind}>
          {isMixed && <span className={classes.mark}>{marks[row.kind]}</span>}
          <When row={row} />
          {row.note && <span className={`hint ${classes.planNote}`}>{row.note}</span>}
        </li>
      ))}
    </ol>
  )
}
