import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import { type Change, changeIn } from '../../../shared/api/changeIn.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { useSeesPrices } from '../../../parts/money/useSeesPrices.ts'
import { editValues, type EditedJob, type Reach } from './editedJob.ts'
import { JobToEditDocument } from './editing.generated.ts'
import { changeSince } from './changeSince.ts'
import type { StaleJob } from './StaleDialog.tsx'
import { mergeChanges } from './valueChanges.ts'

interface Versions {
  /** What both began with, and what the person has typed since. */
  readonly base: JobFormValues
  readonly mine: JobFormValues
  /** When the version of `base` was saved, Unix seconds; null: nobody says. */
  readonly since: number | null
}

/** The version that somebody else has saved, beside what was typed here; null as long as nobody has. */
export function useStaleJob(jobId: string, reach: Reach) {
  const client = useApolloClient()
  const { timeZone } = useFormat()
  const seesPrices = useSeesPrices()
  const [stale, setStale] = useState<(StaleJob & { readonly job: EditedJob }) | null>(null)

  const show = (job: EditedJob, { base, mine }: Versions, { by, at }: Change): void => {
    const theirs = editValues(job, reach, { zone: timeZone, seesPrices })
    setStale({ job, by, at, base, theirs, merge: mergeChanges(base, mine, theirs) })
  }
  const compare = async (job: EditedJob, versions: Versions): Promise<void> =>
    show(job, versions, await changeSince(client, jobId, versions.since))
  const load = async (versions: Versions, refusal: Refusal): Promise<void> => {
    try {
      const { data } = await client.query({ query: JobToEditDocument, variables: { id: jobId }, fetchPolicy: 'no-cache' })
      if (data) show(data.job, versions, changeIn(refusal))
    } catch (error) {
      showError(refusalOf(error).message)
    }
  }
  return {
    stale,
    compare: (job: EditedJob, versions: Versions) => void compare(job, versions),
    load: (versions: Versions, refusal: Refusal) => void load(versions, refusal),
    close: () => setStale(null),
  }
}
