import type { Meta } from '../../workshop/csf.ts'
import { Awaited } from './Awaited.tsx'
import { PageSkeleton, SkeletonRows } from './SkeletonRows.tsx'

export default {
  parameters: { docs: { description: { component: 'Placeholders of the size of the content. Announced as “Loading”.' } } },
} satisfies Meta

export const Page = () => <PageSkeleton />

export const ThreeRows = () => <SkeletonRows rows={3} columns="1fr 2fr 80px" />

export const Block = () => <Awaited label="Loading the week" height={160} />
