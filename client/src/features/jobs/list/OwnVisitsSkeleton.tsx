import { Skeleton } from '@mantine/core'

export const OwnVisitsSkeleton = () => <Skeleton height={112} mb={16} radius="md" role="status" aria-label="Loading your next visit" />
