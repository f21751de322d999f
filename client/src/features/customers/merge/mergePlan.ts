import type { ApolloClient } from '@apollo/client'
import { walkPages } from '../../../components/list/walkPages.ts'
import { MergedCustomerDocument, type MergedCustomerQuery, MergedJobsDocument, type MergedJobsQuery } from './merge.generated.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

/** A customer of the merge. null: missing. */
export type MergedCustomer = MergedCustomerQuery['customer']
export type MergedJob = MergedJobsQuery['jobs']['items'][number]
export type MergedProperty = NonNullable<MergedCustomer['properties']>[number]

export interface MergePlan {
  readonly keep: MergedCustomer
  readonly other: MergedCustomer
  readonly properties: readonly MergedProperty[]
  /** Without an invoice: movable. */
  readonly jobs: readonly MergedJob[]
  /** With an invoice: not movable. */
  readonly staying: readonly MergedJob[]
  readonly day: string
}

export async function readMerged(client: ApolloClient, id: string): Promise<MergedCustomer> {
  const data = requiredData(await client.query({ query: MergedCustomerDocument, variables: { id }, fetchPolicy: 'no-cache' }))
  return data.customer
}

const jobPage = {
  query: MergedJobsDocument,
  selectPage: (data: unknown) => {
    const { jobs } = data as MergedJobsQuery
    // If the filter was ignored, jobs may belong to other customers and are not moved.
    return jobs.ignored.includes('customerId') ? { items: [], totalCount: 0 } : jobs
  },
}

export async function readPlan(
  client: ApolloClient,
  [keepId, otherId]: readonly [string, string],
  day: string,
  signal: AbortSignal,
): Promise<MergePlan> {
  const [keep, other, jobs] = await Promise.all([
    readMerged(client, keepId),
    readMerged(client, otherId),
    walkPages<MergedJob>({ client, list: jobPage, input: { customerId: otherId }, signal }),
  ])
  return {
    keep,
    other,
    properties: other.properties ?? [],
    jobs: (jobs ?? []).filter(({ invoiceStatus }) => invoiceStatus === null),
    staying: (jobs ?? []).filter(({ invoiceStatus }) => invoiceStatus !== null),
    day,
  }
}

/** Why these customers can't be merged; null if they can. */
export function mergeProblem({ keep, other }: Pick<MergePlan, 'keep' | 'other'>): string | null {
  if (keep.id === other.id) return 'Choose another customer.'
  return keep.isActive === false ? 'The customer you keep is inactive. Set them active first, or keep the other one.' : null
}
