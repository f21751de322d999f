import classes from './RefusedList.module.css'

export interface RefusedRow {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly message: string
}

interface RefusedListProps {
  readonly title: string
  readonly refused: readonly RefusedRow[]
}

/** Unchanged rows: name, title and the server's reason. */
export function RefusedList({ title, refused }: RefusedListProps) {
  return (
    <>
      <p className={classes.title} role="alert">
        {title}
      </p>
      <ul className={classes.refused} aria-label={title} tabIndex={0}>
        {refused.map((row) => (
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
