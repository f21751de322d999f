import classes from './ResultList.module.css'

export interface ResultRow {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly message: string
}

interface ResultListProps {
  readonly title: string
  readonly rows: readonly ResultRow[]
}

/** Rows that are not done: name, title and the reason. */
export function ResultList({ title, rows }: ResultListProps) {
  return (
    <>
      <p className={classes.title} role="alert">
        {title}
      </p>
      <ul className={classes.rows} aria-label={title} tabIndex={0}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className={classes.row} dir="auto">
              <strong>{row.name}</strong> {row.title}
            </div>
            <div className={classes.reason}>{row.message}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
