import { skipToken } from '@apollo/client/react'
import { useMemo } from 'react'
import { type SampleRecordsQuery, useSampleRecordsQuery } from './sampleData.generated.ts'
import { isSampleName } from './sampleRecords.ts'

export interface SampleCounts {
  readonly customers: number
  readonly jobs: number
}

const countsOf = ({ customers, jobs }: SampleRecordsQuery): SampleCounts => ({
  customers: customers.items.filter(({ name }) => isSampleName(name)).length,
  jobs: jobs.items.filter(({ title, customer }) => isSampleName(title) || isSampleName(customer?.name)).length,
})

/** Number of sample records; `data` is undefined while loading, after an error, and if not wanted. */
export function useSampleCounts(isRequested: boolean): { readonly data: SampleCounts | undefined; readonly error: unknown } {
  const { data, error } = useSampleRecordsQuery(isRequested ? { fetchPolicy: 'cache-and-network' } : skipToken)
  return { data: useMemo(() => data && countsOf(data), [data]), error }
}
