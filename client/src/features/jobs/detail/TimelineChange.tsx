import type { ChangeWords } from './changeWords.ts'
import classes from './Timeline.module.css'

/** A value before and after. */
export function TimelineChange({ change }: { readonly change: ChangeWords }) {
  const { label, from, to } = change
  return (
    <div className={classes.change}>
      {label}:{' '}
      {from !== null && (
        <>
          <del dir="auto">{from}</del> <span aria-hidden>→</span>{' '}
        </>
      )}
      <ins dir="auto">{to ?? 'none'}</ins>
    </div>
  )
}
