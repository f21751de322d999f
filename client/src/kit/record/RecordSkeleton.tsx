import { Skeleton } from '@mantine/core'
import classes from './Record.module.css'

/** The page in outline, while the record is on its way. */
export function RecordSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={16} width={60} mb={12} />
      <Skeleton height={28} width="min(420px, 80%)" mb={28} />
      <div className={classes.columns} aria-hidden>
        <div className={classes.main}>
          <Skeleton height={72} radius="md" mb={24} />
          <Skeleton height={120} radius="md" mb={24} />
          <Skeleton height={240} radius="md" />
        </div>
        <div className={classes.aside}>
          <Skeleton height={180} radius="md" mb={16} />
          <Skeleton height={150} radius="md" mb={16} />
        </div>
      </div>
    </div>
  )
}
