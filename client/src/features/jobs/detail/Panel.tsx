import { type ReactNode, useId } from 'react'
import classes from './JobDetail.module.css'

/** A group of facts in the summary. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
