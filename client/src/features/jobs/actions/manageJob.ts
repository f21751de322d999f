import type { ApolloClient } from '@apollo/client'
import { JobVisitsDocument, ManageJobDocument, type ManageJobInput } from '../jobs.generated.ts'
import type { Outcome } from './undoPlan.ts'

/** The job after an action about which the backend told nothing but that it is done. */
async function readAgain(client: ApolloClient, { jobId, visitId }: ManageJobInput): Promise<Outcome> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  const visit = data.job.visits?.find(({ id }) => id === visitId) ?? null
  return { job: data.job, visit, history: null }
}

/** Does one action. Rejects with what the gateway answered. */
export async function manageJob(client: ApolloClient, input: ManageJobInput): Promise<Outcome> {
  const { data } = await client.mutate({ mutation: ManageJobDocument, variables: { input } })
  if (!data) throw new Error('The gateway answered without data')
  return data.manageJob ?? (await readAgain(client, input))
}
