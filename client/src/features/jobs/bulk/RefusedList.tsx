import classes from './bulk.module.css'

interface RefusedListProps {
  readonly title: string
  readonly refused: readonly {
    readonly job: { readonly id: string; readonly jobNumber: string | null; readonly title: string | null }
    readonly message: string
  }[]
}

/** Jobs that were not changed: number, title, and the reason in the server's words. */
export function RefusedList({ title, refused }: RefusedListProps) {
  return (
    <>
      <p className={classes.refusedTitle} role="alert">
        {title}
      </p>
      <ul className={classes.refused} aria-label={title} tabIndex={0}>
        {refused.map(({ job, message }) => (
          <li key={job.id}>
            <div className={classes.refusedJob} dir="auto">
              <strong>{job.jobNumber ?? `#${job.id}`}</strong> {job.title}
            </div>
            <div className={classes.reason}>{message}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
