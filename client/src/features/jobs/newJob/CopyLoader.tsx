import { jobHeading } from '../labels/jobName.ts'
import { type ReactNode, useMemo } from 'react'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { useJobFormSourceQuery } from '../form/jobSource.generated.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { StaffSearch } from '../../staff/team/useRankedStaff.ts'
import { valuesOfCopy } from '../form/valuesOfJob.ts'

interface CopiedWork {
  readonly values: JobFormValues
  readonly staff: StaffSearch['staff']
  readonly subtitle: string
}

export interface CopySource {
  readonly work: CopiedWork | null
  readonly error: unknown
  readonly onRetry: () => void
}

interface CopyLoaderProps {
  readonly jobId: string
  readonly children: (source: CopySource) => ReactNode
}

export function CopyLoader({ jobId, children }: CopyLoaderProps) {
  const { data, error, refetch } = useJobFormSourceQuery({ variables: { id: jobId }, fetchPolicy: 'no-cache' })
  const job = data?.job
  const seesPrices = useSeesPrices()
  const work = useMemo(() => {
    if (!job) return null
    const subtitle = `Copy of ${jobHeading(job)}`
    return { values: valuesOfCopy(job, seesPrices), staff: job.staff ?? [], subtitle }
  }, [job, seesPrices])
  return children({ work, error, onRetry: () => void refetch().catch(() => {}) })
}
