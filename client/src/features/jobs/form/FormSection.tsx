import { type ReactNode, useId } from 'react'
import classes from './JobForm.module.css'

interface FormSectionProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the form under its own heading. */
export function FormSection({ title, aside, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  )
}
