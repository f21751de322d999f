import { useApolloClient } from '@apollo/client/react'
import { Alert, Skeleton } from '@mantine/core'
import { useCallback, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { ClosedPage } from '../../../components/states/ClosedPage.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import { useJobQuery } from '../jobs.generated.ts'
import { jobName } from '../labels/jobName.ts'
import { prepareVariation, type VariationForm } from './signVariation.ts'
import { SignVariation } from './SignVariation.tsx'
import { VariationLines } from './VariationLines.tsx'
import { useMayVary, variationProblem } from './variationRules.ts'
import { newVariation, type Variation, variations } from './variations.ts'
import classes from './Variation.module.css'

interface Signing {
  readonly job: Job
  readonly form: VariationForm
}

function OpenVariation({ job, stored }: { readonly job: Job; readonly stored: Variation }) {
  const client = useApolloClient()
  const [lines, setLines] = useState(stored.lines)
  const [signing, setSigning] = useState<Signing | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keep = useCallback(
    async (next: readonly LineItemInput[]): Promise<void> => {
      const saved = (await variations.read()).get(job.id) ?? stored
      // Signed in another window: those lines stay as they are.
      if (saved.signedAt === null) await variations.write(job.id, next.length === 0 ? null : { ...saved, lines: next })
    },
    [job.id, stored],
  )
  const onChange = useCallback((next: readonly LineItemInput[]) => void keep(next), [keep])
  const begin = async (next: readonly LineItemInput[]): Promise<void> => {
    setIsBusy(true)
    setProblem(null)
    setLines(next)
    try {
      await keep(next)
      setSigning(await prepareVariation(client, job.id))
    } catch (error) {
      setProblem(toApiError(error).message)
    }
    setIsBusy(false)
  }
  if (signing) return <SignVariation {...signing} lines={lines} onBack={() => setSigning(null)} />
  return (
    <VariationLines job={job} lines={lines} problem={problem} isBusy={isBusy} onChange={onChange} onContinue={(next) => void begin(next)} />
  )
}

function VariationOfJob({ job }: { readonly job: Job }) {
  const { data: known } = useLoaded(`variation ${job.id}`, async () => (await variations.read()).get(job.id) ?? newVariation())
  const problem = variationProblem(job)
  if (!known) return <Skeleton height={160} radius="md" role="status" aria-label="Loading" />
  // The job's page says what is left to do.
  if (known.signedAt !== null) return <Navigate to={paths.job(job.id)} replace />
  if (problem !== null)
    return (
      <Alert color="yellow" variant="light" role="alert">
        {problem}
      </Alert>
    )
  return <OpenVariation job={job} stored={known} />
}

/** Adds work to a job under way: items, the customer's signature, then the job's line items. */
export function VariationPage() {
  const { jobId = '' } = useParams()
  const mayVary = useMayVary()
  const { data, error, refetch } = useJobQuery({
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const job = data?.job
  const back = { to: paths.job(jobId), label: job ? jobName(job) : 'Job' }
  if (!mayVary)
    return (
      <ClosedPage title="Variation" back={back}>
        Variations are for people who may add items to jobs.
      </ClosedPage>
    )
  return (
    <div className={classes.page}>
      <PageHeader title="Variation" subtitle={[job && jobName(job), job?.customer?.name].filter(Boolean).join(' · ')} back={back} />
      {job && <VariationOfJob job={job} />}
      {!job && !error && <Skeleton height={160} radius="md" role="status" aria-label="Loading" />}
      {!job && error && <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={back} />}
    </div>
  )
}
