import { stopsRun, toApiError } from '../../../lib/api/apiError.ts'
import { DeleteCustomerDocument } from '../../customers/actions/customerActions.generated.ts'
import { DeleteJobDocument } from '../../jobs/actions/jobDeletes.generated.ts'
import type { SampleFailure, SampleRun } from './addSamples.ts'
import { findSamples, type FoundCustomer, type FoundRecord } from './findSamples.ts'

export interface Removal {
  /** Changed or added by a person; not deleted. */
  readonly changed: readonly FoundRecord[]
  readonly failed: readonly SampleFailure[]
}

/**
 * Deletes the sample jobs and customers; with `isAll` also those that a person changed, and their other jobs. A customer with a
 * remaining job stays. Rejects if nothing could be tried.
 */
export async function removeSamples({ client, signal, onProgress }: SampleRun, isAll: boolean): Promise<Removal> {
  const found = (await findSamples(client, signal)) ?? []
  const failed: SampleFailure[] = []
  const changed: FoundRecord[] = []
  const total = found.reduce((sum, { jobs }) => sum + jobs.length + 1, 0)
  let answered = 0
  let isStopped = false
  /** Whether the record is gone. */
  const remove = async (record: FoundRecord, send: () => Promise<unknown>): Promise<boolean> => {
    if (isStopped || signal.aborted) return false
    onProgress((answered += 1), total)
    if (record.isChanged && !isAll) {
      changed.push(record)
      return false
    }
    try {
      await send()
      return true
    } catch (error) {
      const { code, message } = toApiError(error)
      if (code === 'NOT_FOUND') return true
      failed.push({ id: record.id, name: record.name, message })
      isStopped = stopsRun(code)
      return false
    }
  }
  const removeCustomer = async (customer: FoundCustomer): Promise<void> => {
    const results: boolean[] = []
    for (const job of customer.jobs) {
      const input = { id: job.id, scope: 'ALL' as const, lockVersion: job.lockVersion }
      results.push(await remove(job, () => client.mutate({ mutation: DeleteJobDocument, variables: { input } })))
    }
    if (!results.every(Boolean)) return
    const input = { id: customer.id, lockVersion: customer.lockVersion }
    await remove(customer, () => client.mutate({ mutation: DeleteCustomerDocument, variables: { input } }))
  }
  for (const customer of found) await removeCustomer(customer)
  return { changed, failed }
}
