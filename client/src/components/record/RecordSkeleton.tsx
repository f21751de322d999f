import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './Record.module.css'

/** The page in outline, while the record is on its way. */
export function RecordSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={waiting}>
      <SkeletonBar height={16} width={60} gap={12} />
      <SkeletonBar height={28} width="min(420px, 80%)" gap={28} />
      <div className={classes.columns} aria-hidden>
        <div className={classes.main}>
          <SkeletonBar height={72} radius="md" gap={24} />
          <SkeletonBar height={120} radius="md" gap={24} />
          <SkeletonBar height={240} radius="md" />
        </div>
        <div className={classes.aside}>
          <SkeletonBar height={180} radius="md" gap={16} />
          <SkeletonBar height={150} radius="md" gap={16} />
        </div>
      </div>
    </div>
  )
}
