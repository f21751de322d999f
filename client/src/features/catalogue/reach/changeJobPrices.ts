import type { ApolloClient } from '@apollo/client'
import { jobName } from '../../jobs/shared/jobName.ts'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { RefusedRow } from '../../../components/bulk/RefusedList.tsx'
import type { PriceChange, PricedJob } from './openJobs.ts'
import { ChangeJobPriceDocument, type ChangeJobPriceMutation } from './reach.generated.ts'

interface Run {
  readonly client: ApolloClient
  readonly change: PriceChange
  readonly jobs: readonly PricedJob[]
  readonly signal: AbortSignal
  readonly onDone: (job: PricedJob) => void
  readonly onRefused: (refused: RefusedRow) => void
}

/** The lines as they shall be; null where the backend does not tell enough to send them. */
function inputOf({ job, lines }: PricedJob, { to }: PriceChange) {
  const { id, lockVersion, customer, property, category, lineItems } = job
  if (!customer || !property || !category || !lineItems) return null
  const sent = []
  for (const line of lineItems) {
    const { amount, quantity, name, description, productType, unit, isTaxExempt, serviceId } = line
    const price = lines.includes(line) ? to : amount
    if (price === null || quantity === null || name === null) return null
    sent.push({ id: line.id, serviceId, name, description, productType, quantity, unit, amount: price, isTaxExempt })
  }
  const wanted = { customerId: customer.id, propertyId: property.id, categoryId: category.id, lineItems: sent }
  return { id, lockVersion, scope: 'ALL', agreementAccepted: true, job: wanted } as const
}

const isKept = ({ lines }: PricedJob, { to }: PriceChange, returned: ChangeJobPriceMutation['updateJob']): boolean =>
  !returned?.lineItems ||
  lines.every((line) => returned.lineItems?.some(({ id, amount }) => id === line.id && (amount === null || amount === to)) ?? false)

/** Gives each job the new price, a few at a time. Every job is reported, but those that a stop has spared. */
export async function changeJobPrices({ client, change, jobs, signal, onDone, onRefused }: Run): Promise<void> {
  await inParallel(
    jobs,
    MOST_AT_ONCE,
    async (one) => {
      const refuse = (message: string): void => onRefused({ id: one.job.id, name: jobName(one.job), title: one.job.title, message })
      const input = inputOf(one, change)
      if (!input) return refuse('Couldn’t load enough of this job to change it.')
      try {
        const { data } = await client.mutate({ mutation: ChangeJobPriceDocument, variables: { input } })
        if (isKept(one, change, data?.updateJob ?? null)) onDone(one)
        else refuse('Saved, but the price didn’t change.')
      } catch (error) {
        refuse(toApiError(error).message)
      }
    },
    signal,
  )
}
