import type { ApolloClient } from '@apollo/client'
import { ManageJobDocument, type ManageJobInput } from '../jobs.generated.ts'
import type { Outcome } from './undoPlan.ts'

/** Does one action. Rejects with what the gateway answered. */
export async function manageJob(client: ApolloClient, input: ManageJobInput): Promise<Outcome> {
  const { data } = await client.mutate({ mutation: ManageJobDocument, variables: { input } })
  if (!data) throw new Error('The gateway answered without data')
  return data.manageJob
}
