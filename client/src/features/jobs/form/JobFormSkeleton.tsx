import { Skeleton } from '@mantine/core'
import { FormSection } from './FormSection.tsx'
import { JobFormColumns } from './JobFormColumns.tsx'

const field = <Skeleton height={36} radius="md" />

/** The form while what it needs is on its way, in the same shape. */
export function JobFormSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={28} width={180} radius="sm" mb={32} />
      <JobFormColumns summary={<Skeleton height={160} radius="md" />} bar={field}>
        {['Customer', 'What', 'When'].map((title) => (
          <FormSection key={title} title={title}>
            {field}
            {field}
          </FormSection>
        ))}
      </JobFormColumns>
    </div>
  )
}
