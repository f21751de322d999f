import type { ReactNode } from 'react'
import classes from './JobDetail.module.css'

/** A name and its value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  )
}
