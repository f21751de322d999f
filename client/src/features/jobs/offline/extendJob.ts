import type { ApolloClient } from '@apollo/client'
import { Problem, toApiError } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { silentContext } from '../../../lib/offline/queue/stepKind.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'
import { ExtendJobDocument, type ExtendedPartsFragment, JobToExtendDocument, type JobToExtendQuery } from './additions.generated.ts'

/** Others may change the job between its reading and its change. */
const MOST_ATTEMPTS = 3

export type JobToExtend = JobToExtendQuery['job']

export async function readJobToExtend(client: ApolloClient, id: string): Promise<JobToExtend> {
  const variables = { id }
  const result = await client.query({ query: JobToExtendDocument, variables, fetchPolicy: 'no-cache', context: silentContext() })
  return requiredData(result).job
}

async function change(client: ApolloClient, job: JobToExtend, parts: Partial<JobInput>): Promise<ExtendedPartsFragment | null> {
  const { id, lockVersion, customer, property, category } = job
  if (!customer || !property || !category) throw new Problem('The job’s customer, property or category couldn’t be loaded.')
  const required = { customerId: customer.id, propertyId: property.id, categoryId: category.id }
  const input = { id, job: { ...required, ...parts }, lockVersion, agreementAccepted: true }
  // Parts of line items in the cache would replace those of the job's page, which is loaded again.
  const { data } = await client.mutate({
    mutation: ExtendJobDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
    context: silentContext(),
  })
  return data?.updateJob ?? null
}

/**
 * Adds to the job's current parts, so that changes by others stay. `extend` returns null if nothing is left to add. null if the job isn't
 * returned. Rejects with the gateway's error.
 */
export async function extendJob(
  client: ApolloClient,
  id: string,
  extend: (job: JobToExtend) => Partial<JobInput> | null,
): Promise<ExtendedPartsFragment | null> {
  for (let attempt = 1; ; attempt += 1) {
    const job = await readJobToExtend(client, id)
    const parts = extend(job)
    if (!parts) return job
    try {
      return await change(client, job, parts)
    } catch (error) {
      if (toApiError(error).code !== 'STALE' || attempt === MOST_ATTEMPTS) throw error
    }
  }
}
