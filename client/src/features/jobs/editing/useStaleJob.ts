import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import { changeIn } from '../actions/conflict.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { useSeesPrices } from '../money/useSeesPrices.ts'
import { editValues, type EditedJob, type Reach } from './editedJob.ts'
import { JobToEditDocument } from './editing.generated.ts'
import type { StaleJob } from './StaleDialog.tsx'
import { mergeChanges } from './valueChanges.ts'

interface Versions {
  /** What both began with, and what the person has typed since. */
  readonly base: JobFormValues
  readonly mine: JobFormValues
}

/** The version that somebody else has saved, beside what was typed here; null as long as nobody has. */
export function useStaleJob(jobId: string, reach: Reach) {
  const client = useApolloClient()
  const { timeZone } = useFormat()
  const seesPrices = useSeesPrices()
  const [stale, setStale] = useState<(StaleJob & { readonly job: EditedJob }) | null>(null)

  const compare = (job: EditedJob, { base, mine }: Versions, refusal?: Refusal): void => {
    const theirs = editValues(job, reach, { zone: timeZone, seesPrices })
    const { by, at } = refusal ? changeIn(refusal) : { by: null, at: null }
    setStale({ job, by, at, base, theirs, merge: mergeChanges(base, mine, theirs) })
  }
  const load = async (versions: Versions, refusal: Refusal): Promise<void> => {
    try {
      const { data } = await client.query({ query: JobToEditDocument, variables: { id: jobId }, fetchPolicy: 'no-cache' })
      if (data) compare(data.job, versions, refusal)
    } catch (error) {
      showError(refusalOf(error).message)
    }
  }
  return {
    stale,
    compare,
    load: (versions: Versions, refusal: Refusal) => void load(versions, refusal),
    close: () => setStale(null),
  }
}
