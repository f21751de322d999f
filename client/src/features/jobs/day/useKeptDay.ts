import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { TIMELINE_PAGE_SIZE } from '../../../kit/record/timeline/useTimeline.ts'
import { isServerAway } from '../../../shared/api/reach.ts'
import type { BoardVisitFragment } from '../board/board.generated.ts'
import { FormJobDocument, FormToFillDocument } from '../../../parts/forms/forms.generated.ts'
import { JobDocument, JobHistoryDocument } from '../jobs.generated.ts'

/** Which version of a visit is kept, of this window. */
const kept = new Map<string, string>()

const markOf = ({ visit: { lockVersion, status } }: BoardVisitFragment): string => `${lockVersion}/${status}`

/** The forms that are still to be filled in on a job. */
async function keepForms(
  client: ApolloClient,
  jobId: string,
  forms: readonly { readonly formId: string; readonly isSubmitted: boolean | null }[],
) {
  const open = forms.filter(({ isSubmitted }) => isSubmitted !== true)
  if (open.length === 0) return
  await client.query({ query: FormJobDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
  for (const { formId } of open) await client.query({ query: FormToFillDocument, variables: { id: formId }, fetchPolicy: 'network-only' })
}

/** Asks for the jobs of the day that nobody has opened yet, one after the other: the device keeps the answers (keptAnswers). */
async function keepJobs(client: ApolloClient, visits: readonly BoardVisitFragment[], isOver: () => boolean): Promise<void> {
  for (const visit of visits) {
    const { jobId } = visit
    if (!jobId || kept.get(visit.id) === markOf(visit)) continue
    if (isOver() || isServerAway()) return
    const history = { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE }
    try {
      const told = await client.query({ query: JobDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
      await client.query({ query: JobHistoryDocument, variables: history, fetchPolicy: 'network-only' })
      await keepForms(client, jobId, told.data?.job.forms ?? [])
      kept.set(visit.id, markOf(visit))
    } catch {
      // It is asked for again with the next day that is told.
    }
  }
}

/** Whoever is out finds the visits of today on the device, opened before or not: the next one first, and at once. */
export function useKeptDay(visits: readonly BoardVisitFragment[] | null | undefined, nextId: string | undefined): void {
  const client = useApolloClient()
  const keep = useEffectEvent((told: readonly BoardVisitFragment[], isOver: () => boolean) => {
    const [next, others] = [told.filter(({ id }) => id === nextId), told.filter(({ id }) => id !== nextId)]
    return keepJobs(client, [...next, ...others], isOver)
  })
  useEffect(() => {
    if (!visits) return undefined
    let isOver = false
    void keep(visits, () => isOver)
    return () => {
      isOver = true
    }
  }, [client, visits])
}
