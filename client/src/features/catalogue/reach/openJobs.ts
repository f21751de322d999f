import type { ApolloClient } from '@apollo/client'
import { type JobsInput, JobsThatSellDocument, type JobsThatSellQuery, type JobStatus } from './reach.generated.ts'

type SellingJob = JobsThatSellQuery['jobs']['items'][number]
type Line = NonNullable<SellingJob['lineItems']>[number]

/** The change of a price. */
export interface PriceChange {
  readonly serviceId: string
  readonly from: number
  readonly to: number
}

/** A job that is open, and of which not all is invoiced, with the lines that would change. */
export interface PricedJob {
  readonly job: SellingJob
  readonly lines: readonly Line[]
}

/** Where nothing is invoiced and work is still to be done. */
const open: readonly JobStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ON_THE_WAY', 'REACHED', 'STARTED', 'DECLINED', 'UNSCHEDULED']
/** Each row costs a call, and an operation has 120 of them. */
const PAGE_ROWS = 50
const MOST_PAGES = 200

interface Search {
  readonly client: ApolloClient
  readonly change: PriceChange
  readonly signal: AbortSignal
  /** `total` is null where the backend does not say. */
  readonly onProgress: (looked: number, total: number | null) => void
}

/** What was found; lines whose price was typed by hand are `others`, and stay. */
export interface FoundJobs {
  readonly jobs: readonly PricedJob[]
  readonly others: number
}

/** The lines of a job that have the old price of the service. */
const linesWith = ({ lineItems }: SellingJob, { serviceId, from }: PriceChange): Line[] =>
  (lineItems ?? []).filter((line) => line.serviceId === serviceId && line.amount === from)
const hasAnother = ({ lineItems }: SellingJob, { serviceId, from, to }: PriceChange): boolean =>
  (lineItems ?? []).some((line) => line.serviceId === serviceId && line.amount !== from && line.amount !== to)

/** A series of which each visit is billed has others to come: those that are billed keep their price. */
const isBilledWhole = ({ invoiceStatus, billing }: SellingJob): boolean => invoiceStatus !== null && billing !== 'EACH_VISIT'

/** The open jobs that sell the service at its old price, page by page. null: it was stopped. Rejects with what the gateway answered. */
export async function findOpenJobs({ client, change, signal, onProgress }: Search): Promise<FoundJobs | null> {
  const seen = new Map<string, SellingJob>()
  for (let page = 1; page <= MOST_PAGES && !signal.aborted; page += 1) {
    const input = { statuses: [...open], sortBy: 'JOB_NUMBER', sortDirection: 'ASCENDING', page, perPage: PAGE_ROWS } satisfies JobsInput
    const { data } = await client.query({ query: JobsThatSellDocument, variables: { input }, fetchPolicy: 'no-cache' })
    const { items = [], totalCount = null } = data?.jobs ?? {}
    const before = seen.size
    for (const job of items) seen.set(job.id, job)
    onProgress(seen.size, totalCount)
    // A page that brings nothing new is the end, whatever the total says.
    if (seen.size === before || (totalCount !== null && seen.size >= totalCount)) break
  }
  if (signal.aborted) return null
  const jobs = [...seen.values()].filter((job) => !isBilledWhole(job))
  const priced = jobs.map((job) => ({ job, lines: linesWith(job, change) })).filter(({ lines }) => lines.length > 0)
  return { jobs: priced, others: jobs.filter((job) => hasAnother(job, change)).length }
}

/** By how much the lines of a job change, before tax and discount. */
export const differenceOf = ({ lines }: PricedJob, { from, to }: PriceChange): number =>
  lines.reduce((sum, { quantity }) => sum + Math.round((quantity ?? 0) * (to - from) * 100), 0) / 100
