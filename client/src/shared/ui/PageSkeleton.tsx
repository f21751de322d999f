import { Skeleton } from '@mantine/core'
import { SkeletonRows } from './SkeletonRows.tsx'

/** A page whose code is on its way: a title and rows, where they will stand. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton height={28} width={180} radius="sm" mb={32} />
      <SkeletonRows />
    </>
  )
}
