import type { ApolloClient } from '@apollo/client'
import { Problem, toApiError } from '../../../lib/api/apiError.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { silentContext, type StepCall, type StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { paths } from '../../../lib/paths.ts'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'
import { rememberSent } from '../../jobs/form/sentJobs.ts'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import { findEqualJob } from '../../jobs/newJob/findEqualJob.ts'
import { BEHIND_SECONDS } from '../../jobs/offline/stepHistory.ts'
import { CreateJobDocument } from '../../jobs/queries/createJob.generated.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { keepQuote } from '../device/keepQuote.ts'
import { addFollowing, approvedAt } from './followingSteps.ts'
import type { QuoteStep } from './quoteStep.ts'

const QuoteStepDetails = lazyWithPreload(async () => (await import('./QuoteStepDetails.tsx')).QuoteStepDetails)

export interface SavedQuote {
  readonly id: string
  readonly jobNumber: string | null
}

const completed = { version: null, entry: null } as const
const unclear = 'We couldn’t confirm that this quote was saved. Check the customer’s jobs, then send it again or discard it.'
export const askOffice = 'You don’t have permission to save this quote. Ask the office to save it.'

const toInput = (step: Step<QuoteStep>): QuoteStep['input'] => {
  const { input, approval } = step.content
  return { ...input, quote: { ...input.quote, approval: { ...approval, at: approvedAt(step) } } }
}

/** The job that an earlier try has created. */
const findCreated = (client: ApolloClient, step: Step<QuoteStep>): Promise<SavedQuote | null> =>
  findEqualJob(client, step.content.input, { since: approvedAt(step) - BEHIND_SECONDS, context: silentContext() })

async function create(client: ApolloClient, step: Step<QuoteStep>, input: JobInput): Promise<SavedQuote> {
  const variables = { input, idempotencyKey: step.id }
  const { data } = await client.mutate({ mutation: CreateJobDocument, variables, context: silentContext() })
  const job = data?.createJob ?? (await findCreated(client, step))
  if (!job) throw new Problem(unclear)
  return job
}

/** Queues what follows, and keeps the quote on the device until its page shows that the backend has it. */
async function onSaved(call: StepCall, step: Step<QuoteStep>, job: SavedQuote): Promise<void> {
  const { name, zone } = step.content
  const input = toInput(step)
  await keepQuote(job.id, input.quote)
  rememberSent(job.id, { input, isNew: true, zone })
  const jobNumber = jobNumberOf(job)
  await addFollowing(call, step, { id: job.id, name: jobNumber })
  const text = `Signed quote for ${name} saved as ${jobNumber}.`
  const isStaff = actingUser().user_type === 'staff'
  showSuccess(isStaff ? `${text} Ask the office for a date.` : text, { to: paths.job(job.id), label: 'View job' })
}

/** A new quote that was signed on site: creates its job, then the form and the note follow. */
export const quoteKind: StepKind<QuoteStep, SavedQuote> = {
  send: async (call, step) => {
    // Sent again after a rejection: an earlier try may have arrived.
    const found = step.override ? await findCreated(call.client, step) : null
    const job = found ?? (await create(call.client, step, toInput(step)))
    await onSaved(call, step, job)
    return { ...completed, answer: job }
  },
  findSent: async (call, step) => {
    try {
      const job = await findCreated(call.client, step)
      if (!job) return { kind: 'missing' }
      await onSaved(call, step, job)
      return { kind: 'done', ...completed }
    } catch (error) {
      const { code } = toApiError(error)
      if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return { kind: 'unclear', problem: { message: unclear } }
      throw error
    }
  },
  onRejected: async (_call, _step, error) =>
    toApiError(error).code === 'FORBIDDEN' ? { kind: 'refused', problem: { message: askOffice }, staysQueued: true } : null,
  label: ({ total }) => `Signed quote${total === null ? '' : `, ${total}`}`,
  Details: QuoteStepDetails,
  refetchQueries: [...jobQueries, 'Quotes'],
}
