import type { ApolloClient } from '@apollo/client'
import type { Effect } from '../../../kit/actions/defineActions.ts'
import { JobVisitsDocument, ManageJobDocument, type ManageJobInput } from '../jobs.generated.ts'
import type { Outcome } from './undoPlan.ts'

/** What a step has come to. `outcome` is null where the backend tells nothing of the job. */
export interface Managed {
  readonly outcome: Outcome | null
  readonly effect: Effect
}

/** The job after a step about which the reply does not tell enough. It is done all the same, whatever this read comes to. */
async function readAgain(client: ApolloClient, { jobId, visitId }: ManageJobInput): Promise<Outcome | null> {
  try {
    const { data } = await client.query({ query: JobVisitsDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
    const visit = data?.job.visits?.find(({ id }) => id === visitId) ?? null
    return data ? { job: data.job, visit, history: null } : null
  } catch {
    return null
  }
}

/**
 * Does one action, and judges by what is told of the job whether it has happened; the job is read again where the reply
 * does not show it. Rejects with what the gateway answered.
 */
export async function manageJob(client: ApolloClient, input: ManageJobInput, judge: (outcome: Outcome | null) => Effect): Promise<Managed> {
  const { data } = await client.mutate({ mutation: ManageJobDocument, variables: { input } })
  if (!data) throw new Error('The gateway answered without data')
  const said = data.manageJob
  if (said && judge(said) === 'done') return { outcome: said, effect: 'done' }
  const outcome = (await readAgain(client, input)) ?? said
  return { outcome, effect: judge(outcome) }
}
