import type { ApolloClient } from '@apollo/client'
import { JobsThatSellDocument, type SellingJobFragment as SellingJob } from './priceUpdate.generated.ts'
import { isWaitingQuote, readDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import type { JobStatus, JobsInput } from '../../../lib/api/schemaTypes.generated.ts'

type Line = NonNullable<SellingJob['lineItems']>[number]

export interface PriceChange {
  readonly serviceId: string
  readonly from: number
  readonly to: number
}

/** An open job that is not fully invoiced, with the lines that would change. */
export interface PricedJob {
  readonly job: SellingJob
  readonly lines: readonly Line[]
}

const open: readonly JobStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ON_THE_WAY', 'REACHED', 'STARTED', 'DECLINED', 'UNSCHEDULED']
/** Each row costs the gateway one REST call, and an operation is limited to 120. */
const PAGE_ROWS = 50
const MAX_PAGES = 200

interface Search {
  readonly client: ApolloClient
  readonly change: PriceChange
  readonly signal: AbortSignal
  /** `total` is null if not returned. */
  readonly onProgress: (looked: number, total: number | null) => void
}

/** Jobs found; `others` counts lines with a custom price, which are not changed. */
export interface FoundJobs {
  readonly jobs: readonly PricedJob[]
  readonly others: number
}

/** Lines of a job that have the service's old price. */
export const linesWith = ({ lineItems }: SellingJob, { serviceId, from }: PriceChange): Line[] =>
  (lineItems ?? []).filter((line) => line.serviceId === serviceId && line.amount === from)
const hasAnother = ({ lineItems }: SellingJob, { serviceId, from, to }: PriceChange): boolean =>
  (lineItems ?? []).some((line) => line.serviceId === serviceId && line.amount !== from && line.amount !== to)

/** A series billed per visit has visits to come; its invoiced visits keep their price. */
export const isBilledWhole = ({ invoiceStatus, billing }: SellingJob): boolean => invoiceStatus !== null && billing !== 'EACH_VISIT'

/** Open jobs with the service's old price, loaded page by page. null: cancelled. Rejects with the gateway's error. */
export async function findOpenJobs({ client, change, signal, onProgress }: Search): Promise<FoundJobs | null> {
  const seen = new Map<string, SellingJob>()
  for (let page = 1; page <= MAX_PAGES && !signal.aborted; page += 1) {
    const input = { statuses: [...open], sortBy: 'JOB_NUMBER', sortDirection: 'ASCENDING', page, perPage: PAGE_ROWS } satisfies JobsInput
    const { data } = await client.query({ query: JobsThatSellDocument, variables: { input }, fetchPolicy: 'no-cache' })
    const { items = [], totalCount = null } = data?.jobs ?? {}
    const before = seen.size
    for (const job of items) seen.set(job.id, job)
    onProgress(seen.size, totalCount)
    // A page without new rows is the last one, whatever the total.
    if (seen.size === before || (totalCount !== null && seen.size >= totalCount)) break
  }
  const quotes = await readDeviceQuotes()
  if (signal.aborted) return null
  // A quote keeps the prices that it was offered with.
  const jobs = [...seen.values()].filter((job) => !isBilledWhole(job) && !isWaitingQuote(job, quotes))
  const priced = jobs.map((job) => ({ job, lines: linesWith(job, change) })).filter(({ lines }) => lines.length > 0)
  return { jobs: priced, others: jobs.filter((job) => hasAnother(job, change)).length }
}

/** Change of a job's subtotal, before tax and discount. */
export const differenceOf = ({ lines }: PricedJob, { from, to }: PriceChange): number =>
  lines.reduce((sum, { quantity }) => sum + Math.round((quantity ?? 0) * (to - from) * 100), 0) / 100
