import { Skeleton } from '@mantine/core'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

/** The height of the fields of a weekly job. */
const RULE_HEIGHT = 274

const Loading = () => <Skeleton height={RULE_HEIGHT} radius="md" role="status" aria-label="Loading repeat options" />

/** `RecurrenceFields`, which only a recurring job needs. */
export const LazyRecurrenceFields = lazyWithPreload(async () => (await import('./RecurrenceFields.tsx')).RecurrenceFields, Loading)
