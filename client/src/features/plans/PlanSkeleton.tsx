import { Skeleton } from '@mantine/core'
import classes from './plans.module.css'

export function PlanSkeleton() {
  return (
    <div className={`grid list ${classes.cards}`} role="status" aria-label="Loading plans">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={340} radius="lg" />
      ))}
    </div>
  )
}
