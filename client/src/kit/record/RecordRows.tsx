import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './RecordRows.module.css'

/** What belongs to a record, one below the other. */
export const RecordRows = ({ children }: { readonly children: ReactNode }) => <ul className={classes.rows}>{children}</ul>

interface RecordRowProps {
  readonly title: string
  /** Where the title leads. */
  readonly to?: string
  /** On the right: where it stands, what can be done. */
  readonly marks?: ReactNode
  /** Below the title. */
  readonly children?: ReactNode
}

export const RecordRow = ({ title, to, marks, children }: RecordRowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <div className={classes.title} dir="auto">
        {to ? <Link to={to}>{title}</Link> : title}
      </div>
      <div className={classes.second} dir="auto">
        {children}
      </div>
    </div>
    <div className={classes.marks}>{marks}</div>
  </li>
)
