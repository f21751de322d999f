import type { ApolloClient } from '@apollo/client'
import { toApiError } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import type { CompareResult } from '../../../lib/offline/queue/sendQueue.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { silentContext, type StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { jobName } from '../../jobs/labels/jobName.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { missingInApproval } from '../approve/approval.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { withDeviceQuote } from '../device/withDeviceQuote.ts'
import { offerKey, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { updateQuote } from '../onJob/updateQuote.ts'
import { QuoteToApproveDocument } from './door.generated.ts'
import { addFollowing, approvedAt } from './followingSteps.ts'
import { askOffice } from './quoteKind.ts'
import type { ApprovalStep } from './quoteStep.ts'

/** Others may change the job between its reading and its change. */
const MOST_ATTEMPTS = 3
const completed = { version: null, entry: null } as const

async function readQuoted(client: ApolloClient, id: string): Promise<QuotedJob> {
  const result = await client.query({
    query: QuoteToApproveDocument,
    variables: { id },
    fetchPolicy: 'no-cache',
    context: silentContext(),
  })
  return withDeviceQuote(requiredData(result).job, await readDeviceQuotes())
}

/** Why the approval doesn't fit the current quote; null: it does. */
function changeSince(job: QuotedJob, { offer }: ApprovalStep): string | null {
  if (job.quote?.approval) return 'This quote is approved already.'
  if (job.status !== null && job.status !== 'UNSCHEDULED') return 'This job no longer waits for an approval.'
  return offerKey(job) === offer ? null : 'Someone changed this quote after the customer had seen it.'
}

async function compare(client: ApolloClient, { content, override }: Step<ApprovalStep>): Promise<CompareResult> {
  try {
    const message = override ? null : changeSince(await readQuoted(client, content.jobId), content)
    return message === null ? { kind: 'same', version: null } : { kind: 'changed', problem: { message } }
  } catch (error) {
    const { code, message } = toApiError(error)
    const isGone = code === 'NOT_FOUND' || code === 'FORBIDDEN'
    return isGone ? { kind: 'changed', problem: { message: code === 'FORBIDDEN' ? askOffice : message } } : { kind: 'unknown' }
  }
}

async function approve(client: ApolloClient, step: Step<ApprovalStep>): Promise<QuotedJob | null> {
  const { jobId, approval, lineItems, form } = step.content
  const quote = { approval: { ...approval, at: approvedAt(step) } }
  for (let attempt = 1; ; attempt += 1) {
    const job = await readQuoted(client, jobId)
    const formIds = job.forms?.map(({ formId }) => formId) ?? []
    const isAttached = form === null || formIds.includes(form.formId)
    const parts = { quote, ...(lineItems && { lineItems: [...lineItems] }), ...(!isAttached && { formIds: [...formIds, form.formId] }) }
    try {
      return await updateQuote(client, job, parts, silentContext())
    } catch (error) {
      if (toApiError(error).code !== 'STALE' || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/** The approval of an existing quote with the customer's choice; then the form and the note follow. */
export const approvalKind: StepKind<ApprovalStep, { readonly problem: string | null }> = {
  send: async (call, step) => {
    const { jobId, name, lineItems } = step.content
    const reply = await approve(call.client, step)
    await addFollowing(call, step, { id: jobId, name: reply ? jobName(reply) : name })
    return { ...completed, answer: { problem: missingInApproval(reply, lineItems) } }
  },
  findSent: async (call, step) => {
    const { jobId, name, approval } = step.content
    const { quote } = await readQuoted(call.client, jobId)
    const isSaved = quote?.approval?.name === approval.name && (quote.approval.at ?? approvedAt(step)) === approvedAt(step)
    if (!isSaved) return { kind: 'missing' }
    await addFollowing(call, step, { id: jobId, name })
    return { kind: 'done', ...completed }
  },
  compare: ({ client }, step) => compare(client, step),
  onRejected: async (_call, _step, error) =>
    toApiError(error).code === 'FORBIDDEN' ? { kind: 'refused', problem: { message: askOffice }, staysQueued: true } : null,
  label: ({ form }) => (form ? 'Signed quote' : 'Approved quote'),
  conflictLabels: { send: 'Approve anyway', discard: 'Discard' },
  refetchQueries: [...jobQueries, 'Quotes', 'UnansweredQuotes'],
}
