import { skipToken } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { listAddress } from '../listAddress.ts'
import { useJobFormSourceQuery } from './jobForm.generated.ts'
import { JobFormSkeleton } from './JobFormSkeleton.tsx'
import { NewJobForm } from './NewJobForm.tsx'
import { newJobValues } from './newJobValues.ts'
import { prefillOf } from './prefillOf.ts'
import { useFormLookups } from './useFormLookups.ts'
import { useFoundDraft } from './useFoundDraft.ts'
import { valuesOfCopy } from './valuesOfJob.ts'

const nobody: [] = []

/** Gathers what a new job begins with: the company's settings, the job that is copied, a draft. */
export function NewJobLoader() {
  const back = { to: listAddress(useLocation().state), label: 'Jobs' }
  const [search] = useSearchParams()
  const [round, setRound] = useState(0)
  const copied = search.get('duplicate')
  const { lookups, error, retry } = useFormLookups()
  const source = useJobFormSourceQuery(copied ? { variables: { id: copied }, fetchPolicy: 'no-cache' } : skipToken)
  const job = source.data?.job
  const defaultValues = useMemo(() => {
    if (!lookups || (copied && !job)) return null
    const prefill = prefillOf(search)
    return job ? { ...valuesOfCopy(job), ...prefill } : newJobValues(lookups.settings, prefill)
  }, [lookups, copied, job, search])
  const found = useFoundDraft(defaultValues)
  const problem = error ?? source.error
  if (lookups && defaultValues && found !== undefined)
    return (
      <NewJobForm
        key={round}
        lookups={lookups}
        defaultValues={defaultValues}
        found={round === 0 ? found : null}
        knownStaff={job?.staff ?? nobody}
        subtitle={job ? `Copy of ${[job.jobNumber, job.title].filter(Boolean).join(' · ')}` : undefined}
        back={back}
        onStartOver={() => setRound(round + 1)}
      />
    )
  const again = (): void => (error ? retry() : void source.refetch().catch(() => {}))
  return (
    <>
      <PageTitle>New job</PageTitle>
      {problem ? <QueryProblem isPage error={problem} onRetry={again} back={back} /> : <JobFormSkeleton />}
    </>
  )
}
