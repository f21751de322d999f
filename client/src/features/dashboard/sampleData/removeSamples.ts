import type { ApolloClient } from '@apollo/client'
import type { Step } from '../../../components/steps/step.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { DeleteCustomerDocument } from '../../customers/actions/customerActions.generated.ts'
import { DeleteJobDocument } from '../../jobs/actions/jobDeletes.generated.ts'
import type { SampleRun } from './addSamples.ts'
import { findSamples, type FoundRecord } from './findSamples.ts'

interface Removal {
  readonly steps: readonly Step[]
  /** Changed or added by a person; not deleted. */
  readonly changed: readonly FoundRecord[]
}

/** Whether neither a customer nor a job of the samples has that id. */
async function isRemoved(client: ApolloClient, id: string): Promise<boolean | null> {
  const found = await findSamples(client, new AbortController().signal)
  return found && !found.some((customer) => customer.id === id || customer.jobs.some((job) => job.id === id))
}

/** `isAll`: also those that a person changed. A customer with a remaining job stays. null: stopped. Rejects with the gateway's error. */
export async function removalOf({ client, signal }: SampleRun, isAll: boolean): Promise<Removal | null> {
  const found = await findSamples(client, signal)
  if (!found) return null
  const getStep = (record: FoundRecord, send: () => Promise<unknown>, needs: readonly string[] = []): Step => ({
    key: record.id,
    name: { name: record.name, title: null },
    stage: needs.length > 0 ? 1 : 0,
    needs,
    run: async () => {
      try {
        await send()
      } catch (error) {
        // Someone else deleted it.
        if (toApiError(error).code !== 'NOT_FOUND') throw error
      }
      return null
    },
    wasDone: () => isRemoved(client, record.id),
  })
  const stays = (record: FoundRecord): boolean => record.isChanged && !isAll
  const removals = found.map((customer): Removal => {
    const { id, lockVersion } = customer
    const jobs = customer.jobs
      .filter((job) => !stays(job))
      .map((job) => {
        const input = { id: job.id, scope: 'ALL' as const, lockVersion: job.lockVersion }
        return getStep(job, () => client.mutate({ mutation: DeleteJobDocument, variables: { input } }))
      })
    if (jobs.length < customer.jobs.length) return { steps: jobs, changed: customer.jobs.filter(stays) }
    if (stays(customer)) return { steps: jobs, changed: [customer] }
    const remove = getStep(
      customer,
      () => client.mutate({ mutation: DeleteCustomerDocument, variables: { input: { id, lockVersion } } }),
      jobs.map(({ key }) => key),
    )
    return { steps: [...jobs, remove], changed: [] }
  })
  return { steps: removals.flatMap(({ steps }) => steps), changed: removals.flatMap(({ changed }) => changed) }
}
