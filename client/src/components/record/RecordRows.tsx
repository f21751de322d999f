import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import record from './Record.module.css'
import classes from './RecordRows.module.css'

interface RecordRowsProps<Row> {
  readonly rows: readonly Row[] | null
  /** Text for an empty list. */
  readonly none: string
  readonly children: (row: Row) => ReactNode
}

export function RecordRows<Row>({ rows, none, children }: RecordRowsProps<Row>) {
  if (!rows?.length) return <p className={record.soft}>{rows ? none : 'Not available'}</p>
  return <ul className={`list ${classes.rows}`}>{rows.map(children)}</ul>
}

interface RecordRowProps {
  readonly title: string
  readonly to?: string
  readonly marks?: ReactNode
  readonly children?: ReactNode
}

export const RecordRow = ({ title, to, marks, children }: RecordRowProps) => (
  <li className={`row ${classes.row}`}>
    <div className={classes.text}>
      <div className={classes.title} dir="auto">
        {to ? <Link to={to}>{title}</Link> : title}
      </div>
      <div className={`row hint ${classes.second}`} dir="auto">
        {children}
      </div>
    </div>
    <div className="row wrap gap8">{marks}</div>
  </li>
)

/** A row's link; `of` distinguishes it for assistive technology. */
export const RowLink = ({ label, of, to }: { readonly label: string; readonly of: string; readonly to: string }) => (
  <Anchor component={Link} to={to} aria-label={`${label}: ${of}`}>
    {label}
  </Anchor>
)
