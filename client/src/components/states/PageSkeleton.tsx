import { SkeletonRows } from './SkeletonRows.tsx'
import { SkeletonBar } from './SkeletonBar.tsx'

/** A page whose code is on its way: a title and rows, where they will stand. */
export function PageSkeleton() {
  return (
    <div>
      <SkeletonBar height={28} width={180} radius="sm" gap={32} />
      <SkeletonRows />
    </div>
  )
}
