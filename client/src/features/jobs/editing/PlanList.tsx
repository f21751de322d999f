import type { PlanRow } from './planRows.ts'
import classes from './Editing.module.css'

const marks: Record<PlanRow['kind'], string> = { changed: 'Changes', added: 'New', removed: 'Falls away', kept: 'Stays' }

/** Each visit as it is and as it will be. */
export function PlanList({ rows }: { readonly rows: readonly PlanRow[] }) {
  return (
    // A list that scrolls is reached by the keyboard, too.
    <ol className={classes.plan} aria-label="Visits before and after" tabIndex={0}>
      {rows.map(({ key, kind, before, after, note }) => (
        <li key={key} data-kind={kind}>
          <span className={classes.mark}>{marks[kind]}</span>
          <span className={classes.planWhen}>
            {kind === 'changed' && before !== after ? (
              <>
                <del>{before}</del> <span aria-hidden>→</span> <ins>{after}</ins>
              </>
            ) : kind === 'removed' ? (
              <del>{before}</del>
            ) : (
              (after ?? before)
            )}
          </span>
          {note && <span className={classes.planNote}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
