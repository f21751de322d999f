import classes from './plans.module.css'

/** The place of the plans while they are asked for. */
export function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading plans" className={classes.cards} data-skeleton>
      <div />
      <div />
      <div />
    </div>
  )
}
