import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { useSteps } from '../../../components/steps/useSteps.ts'
import { findOpenJobs, type FoundJobs, type PriceChange, type PricedJob } from './openJobs.ts'
import { type PricePlan, priceSteps } from './priceSteps.ts'

export function usePriceUpdate(change: PriceChange) {
  const client = useApolloClient()
  const { serviceId, from, to } = change
  const [looked, setLooked] = useState<{ readonly count: number; readonly total: number | null }>({ count: 0, total: null })
  const read = useRef(new Map<string, PricedJob['job']>())
  const steps = useSteps<PricePlan>({
    getSteps: (plan) => priceSteps(client, plan, read.current),
    storeAs: `priceUpdate ${serviceId}`,
    onEnd: () => {
      for (const fieldName of ['jobs', 'job']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  const { data, error, retry } = useLoaded(steps.isNew ? `${serviceId} ${from} ${to}` : null, ({ signal }) =>
    findOpenJobs({ client, change, signal, onProgress: (count, total) => !signal.aborted && setLooked({ count, total }) }),
  )
  const apply = ({ jobs }: FoundJobs): void => {
    read.current = new Map(jobs.map(({ job }) => [job.id, job]))
    steps.start({ change, jobs: jobs.map(({ job: { id, jobNumber, title } }) => ({ id, jobNumber, title })) })
  }
  return { steps, found: data, error, looked, look: retry, apply }
}
