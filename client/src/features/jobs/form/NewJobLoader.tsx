import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import type { StaffSearch } from '../../../parts/staff/useRankedStaff.ts'
import { paths } from '../../../shared/paths.ts'
import { listAddress } from '../../../kit/list/listAddress.ts'
import { JobFormSkeleton } from './JobFormSkeleton.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { NewJobForm } from './NewJobForm.tsx'
import { newJobValues } from './newJobValues.ts'
import { prefillOf } from './prefillOf.ts'
import { useFormLookups } from '../../../parts/company/useFormLookups.ts'
import { useFoundDraft } from './useFoundDraft.ts'

/** What a copy brings along. */
interface CopiedWork {
  readonly values: JobFormValues
  readonly staff: StaffSearch['staff']
  /** "Copy of JOB-1012". */
  readonly subtitle: string
}

/** The job that is copied, as far as it has been read. */
export interface CopySource {
  readonly work: CopiedWork | null
  readonly error: unknown
  readonly onRetry: () => void
}

const nobody: [] = []

/** Gathers what a new job begins with: the company's settings, the work that is copied, a draft. */
export function NewJobLoader({ source }: { readonly source?: CopySource }) {
  const back = { to: listAddress(paths.jobs(), useLocation().state), label: 'Jobs' }
  const [search] = useSearchParams()
  const [round, setRound] = useState(0)
  const { lookups, error, retry } = useFormLookups()
  const copy = source?.work
  const defaultValues = useMemo(() => {
    if (!lookups || copy === null) return null
    const prefill = prefillOf(search)
    return copy ? { ...copy.values, ...prefill } : newJobValues(lookups.settings, prefill)
  }, [lookups, copy, search])
  const found = useFoundDraft(defaultValues)
  const problem = error ?? source?.error
  if (lookups && defaultValues && found !== undefined)
    return (
      <NewJobForm
        key={round}
        lookups={lookups}
        defaultValues={defaultValues}
        found={round === 0 ? found : null}
        knownStaff={copy?.staff ?? nobody}
        subtitle={copy?.subtitle}
        back={back}
        onStartOver={() => setRound(round + 1)}
      />
    )
  const again = (): void => (error ? retry() : source?.onRetry())
  return (
    <>
      <PageTitle>New job</PageTitle>
      {problem ? <QueryProblem isPage error={problem} onRetry={again} back={back} /> : <JobFormSkeleton />}
    </>
  )
}
