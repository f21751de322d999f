import type { ApolloClient } from '@apollo/client'
import type { Step } from '../../../components/steps/step.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { jobRowName } from '../../jobs/labels/jobName.ts'
import { isBilledWhole, linesWith, type PriceChange, type PricedJob } from './openJobs.ts'
import {
  ChangeJobPriceDocument,
  type ChangeJobPriceMutation,
  JobThatSellsDocument,
  type SellingJobFragment as SellingJob,
} from './priceUpdate.generated.ts'

export interface PricePlan {
  readonly change: PriceChange
  readonly jobs: readonly Pick<SellingJob, 'id' | 'jobNumber' | 'title'>[]
}

type Lines = NonNullable<SellingJob['lineItems']>

/** The changed lines as input; null if fields needed to send them are missing. */
function toInput(job: SellingJob, lines: Lines, { to }: PriceChange) {
  const { id, lockVersion, customer, property, category, lineItems } = job
  if (!customer || !property || !category || !lineItems) return null
  const sent = []
  for (const line of lineItems) {
    const { amount, quantity, name, description, productType, unit, isTaxExempt, serviceId } = line
    const price = lines.includes(line) ? to : amount
    if (price === null || quantity === null || name === null) return null
    sent.push({ id: line.id, serviceId, name, description, productType, quantity, unit, amount: price, isTaxExempt })
  }
  const requested = { customerId: customer.id, propertyId: property.id, categoryId: category.id, lineItems: sent }
  return { id, lockVersion, scope: 'ALL', agreementAccepted: true, job: requested } as const
}

const isApplied = (lines: Lines, { to }: PriceChange, returned: ChangeJobPriceMutation['updateJob']): boolean =>
  !returned?.lineItems ||
  lines.every((line) => returned.lineItems?.some(({ id, amount }) => id === line.id && (amount === null || amount === to)) ?? false)

/** One step per job. `found`: jobs just read; each is used once, later tries read the job again. */
export function priceSteps(client: ApolloClient, { change, jobs }: PricePlan, found: Map<string, PricedJob['job']>): Step[] {
  const read = async (id: string): Promise<SellingJob> =>
    requiredData(await client.query({ query: JobThatSellsDocument, variables: { id }, fetchPolicy: 'no-cache' })).job
  const changePrice = async (id: string): Promise<void> => {
    const job = found.get(id) ?? (await read(id))
    found.delete(id)
    if (isBilledWhole(job)) throw new Problem('It has an invoice now.')
    const lines = linesWith(job, change)
    if (lines.length === 0) throw new Problem('The old price is no longer in this job.')
    const input = toInput(job, lines, change)
    if (!input) throw new Problem('Couldn’t load enough of this job to change it.')
    const { data } = await client.mutate({ mutation: ChangeJobPriceDocument, variables: { input } })
    if (!isApplied(lines, change, data?.updateJob ?? null)) throw new Problem('Saved, but the price didn’t change.')
  }
  return jobs.map((job) => ({
    key: `job ${job.id}`,
    name: jobRowName(job),
    run: async () => {
      await changePrice(job.id)
      return null
    },
    wasDone: async () => {
      const now = await read(job.id)
      return now.lineItems && linesWith(now, change).length === 0
    },
  }))
}
