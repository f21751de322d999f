import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefusedRow } from '../../../components/bulk/RefusedList.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { findOpenJobs, type FoundJobs, type PriceChange, type PricedJob } from './openJobs.ts'
import type { ApolloClient } from '@apollo/client'
import { jobName } from '../../jobs/labels/jobName.ts'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { ChangeJobPriceDocument, type ChangeJobPriceMutation } from './priceUpdate.generated.ts'

interface Run {
  readonly client: ApolloClient
  readonly change: PriceChange
  readonly jobs: readonly PricedJob[]
  readonly signal: AbortSignal
  readonly onDone: (job: PricedJob) => void
  readonly onRefused: (refused: RefusedRow) => void
}

/** The changed lines as input; null if fields needed to send them are missing. */
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

const isApplied = ({ lines }: PricedJob, { to }: PriceChange, returned: ChangeJobPriceMutation['updateJob']): boolean =>
  !returned?.lineItems ||
  lines.every((line) => returned.lineItems?.some(({ id, amount }) => id === line.id && (amount === null || amount === to)) ?? false)

/** Updates the jobs, a few at a time. Every job is reported, except those skipped by cancelling. */
async function changeJobPrices({ client, change, jobs, signal, onDone, onRefused }: Run): Promise<void> {
  await inParallel(
    jobs,
    MOST_AT_ONCE,
    async (priced) => {
      const refuse = (message: string): void =>
        onRefused({ id: priced.job.id, name: jobName(priced.job), title: priced.job.title, message })
      const input = inputOf(priced, change)
      if (!input) return refuse('Couldn’t load enough of this job to change it.')
      try {
        const { data } = await client.mutate({ mutation: ChangeJobPriceDocument, variables: { input } })
        if (isApplied(priced, change, data?.updateJob ?? null)) onDone(priced)
        else refuse('Saved, but the price didn’t change.')
      } catch (error) {
        refuse(toApiError(error).message)
      }
    },
    signal,
  )
}

/** Phases: searching jobs, asking, updating, done. */
export type PriceUpdateState =
  | { readonly phase: 'looking'; readonly looked: number; readonly total: number | null }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'asking'; readonly found: FoundJobs }
  | { readonly phase: 'changing' | 'over'; readonly done: number; readonly total: number; readonly refused: readonly RefusedRow[] }

/** Searches open jobs with the old price and updates them; both can be cancelled. */
export function usePriceUpdate(change: PriceChange) {
  const client = useApolloClient()
  const stopper = useRef<AbortController | null>(null)
  const [state, setState] = useState<PriceUpdateState>({ phase: 'looking', looked: 0, total: null })
  const { serviceId, from, to } = change

  const begin = (): AbortSignal => {
    stopper.current = new AbortController()
    return stopper.current.signal
  }
  const look = useCallback(async (): Promise<void> => {
    const signal = begin()
    setState({ phase: 'looking', looked: 0, total: null })
    try {
      const onProgress = (looked: number, total: number | null): void => {
        if (!signal.aborted) setState({ phase: 'looking', looked, total })
      }
      const found = await findOpenJobs({ client, change: { serviceId, from, to }, signal, onProgress })
      if (found) setState({ phase: 'asking', found })
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', message: toApiError(error).message })
    }
  }, [client, serviceId, from, to])
  useEffect(() => {
    void look()
    return () => stopper.current?.abort()
  }, [look])

  const apply = async ({ jobs }: FoundJobs): Promise<void> => {
    const signal = begin()
    let done = 0
    const refused: RefusedRow[] = []
    const show = (phase: 'changing' | 'over'): void => setState({ phase, done, total: jobs.length, refused: [...refused] })
    show('changing')
    const onDone = (): void => {
      done += 1
      show('changing')
    }
    const onRefused = (row: RefusedRow): void => {
      refused.push(row)
      show('changing')
    }
    await changeJobPrices({ client, change, jobs, signal, onDone, onRefused })
    show('over')
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'job' })
  }
  return { state, look, apply, stop: () => stopper.current?.abort() }
}
