import { useMemo, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { JobFormSkeleton } from '../form/JobFormSkeleton.tsx'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'
import { useFoundDraft } from '../form/useFoundDraft.ts'
import { useSeesPrices } from '../../../parts/money/useSeesPrices.ts'
import { allVisits, editValues, type EditedJob, openVisits, type Reach, scopesOf } from './editedJob.ts'
import { EditJobForm } from './EditJobForm.tsx'

interface EditJobLoaderProps {
  readonly lookups: FormLookups
  readonly job: EditedJob
  /** From the address: one visit is meant. */
  readonly visitId: string | null
}

const reachOf = (job: EditedJob, visitId: string | null): Reach =>
  scopesOf(job).includes('THIS') && (job.visits?.length ?? 0) > 1 && openVisits(job).some(({ id }) => id === visitId)
    ? { scope: 'THIS', visitId }
    : allVisits

/** Looks for what was typed here before, and begins with it. */
export function EditJobLoader({ lookups, job, visitId }: EditJobLoaderProps) {
  const { timeZone } = useFormat()
  const seesPrices = useSeesPrices()
  const [round, setRound] = useState(0)
  const defaults = useMemo(
    () => editValues(job, reachOf(job, visitId), { zone: timeZone, seesPrices }),
    [job, visitId, timeZone, seesPrices],
  )
  const draft = useFoundDraft(defaults)
  if (draft === undefined) return <JobFormSkeleton />
  const found = round === 0 ? draft : null
  // What was typed is of the visits that were chosen then, whatever the address says.
  const typedFor = found?.base?.reach
  const reach = typedFor && scopesOf(job).includes(typedFor.scope) ? typedFor : reachOf(job, visitId)
  return (
    <EditJobForm
      key={round}
      lookups={lookups}
      job={job}
      reach={reach}
      defaults={editValues(job, reach, { zone: timeZone, seesPrices })}
      found={found}
      onStartOver={() => setRound(round + 1)}
    />
  )
}
