import type { ReactNode } from 'react'
import classes from './Changes.module.css'

export const ChangeReview = ({ children }: { readonly children: ReactNode }) => <div className={`stack ${classes.review}`}>{children}</div>

export const ChangeList = ({ children }: { readonly children: ReactNode }) => <dl className={`stack ${classes.fields}`}>{children}</dl>

export const ChangedField = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** null: no value. */
export function BeforeAfter({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  return (
    <>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{after}</ins>}
    </>
  )
}
