import classes from './plans.module.css'

export function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading plans" className={classes.cards} data-skeleton>
      <div />
      <div />
      <div />
    </div>
  )
}
