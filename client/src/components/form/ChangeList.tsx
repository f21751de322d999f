import type { ReactNode } from 'react'
import classes from './Changes.module.css'

/** The body of a dialog that shows values before and after. */
export const ChangeReview = ({ children }: { readonly children: ReactNode }) => <div className={classes.review}>{children}</div>

/** Fields with what becomes of them. */
export const ChangeList = ({ children }: { readonly children: ReactNode }) => <dl className={classes.fields}>{children}</dl>

export const ChangedField = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What was, what will be; null where there is nothing. */
export function BeforeAfter({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  return (
    <>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{after}</ins>}
    </>
  )
}
