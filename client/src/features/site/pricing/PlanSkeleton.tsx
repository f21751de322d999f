import classes from './plans.module.css'

/** Skeleton of the plans. */
export function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading plans" className={classes.cards} data-skeleton>
      <div />
      <div />
      <div />
    </div>
  )
}
