import type { ReactNode } from 'react'
import classes from './JobForm.module.css'

interface JobFormColumnsProps {
  readonly children: ReactNode
  /** Stays in sight beside the form; below it where there is no room. */
  readonly summary: ReactNode
  /** Of a phone: what stays at the bottom, with the primary button. */
  readonly bar: ReactNode
}

/** The form on the left, its summary on the right; one column and a bar on a phone. */
export function JobFormColumns({ children, summary, bar }: JobFormColumnsProps) {
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        <aside className={classes.summary} aria-label="Summary">
          {summary}
        </aside>
      </div>
      <div className={classes.bar} data-bottom-bar>
        {bar}
      </div>
    </>
  )
}
