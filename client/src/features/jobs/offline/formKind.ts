import { requiredData } from '../../../lib/api/requiredData.ts'
import { silentContext, type StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { FormJobDocument, SendFormDocument } from '../../forms/questions/forms.generated.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import type { FormStep } from './jobStep.ts'
import { learnServerTime, rejectedTime, withServerTime } from './stepHistory.ts'

export const formKind: StepKind<FormStep> = {
  send: async ({ client }, step) => {
    const { jobId, visitId, formId, formVersion, answers } = step.content
    const form = { formId, jobId, ...(visitId !== null && { visitId }), ...(formVersion !== null && { formVersion }) }
    const input = { ...form, status: 'SUBMITTED' as const, answers: [...answers], occurredAt: withServerTime(step).occurredAt }
    requiredData(await client.mutate({ mutation: SendFormDocument, variables: { input, key: step.id }, context: silentContext() }))
    return { version: null, entry: null }
  },
  // A form is submitted once, so a submitted form of the job has arrived.
  findSent: async ({ client }, { content: { jobId, formId } }) => {
    const variables = { id: jobId }
    const { data } = await client.query({ query: FormJobDocument, variables, fetchPolicy: 'no-cache', context: silentContext() })
    const form = data?.job.forms?.find((item) => item.formId === formId)
    return form?.isSubmitted === true ? { kind: 'done', version: null, entry: null } : { kind: 'missing' }
  },
  compare: ({ client }, step) => learnServerTime(client, step),
  onRejected: async (_call, step, error) => rejectedTime(step, error),
  label: ({ formName }) => `Form: ${formName}`,
  refetchQueries: jobQueries,
}
