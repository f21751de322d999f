import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { answersToSend, type FilledForm } from '../shared/answers.ts'
import { type FormJobQuery, type FormToFillQuery, SendFormDocument } from '../shared/forms.generated.ts'
import { jobQueries } from '../../jobs/shared/jobQueries.ts'
import { takeStep } from '../../jobs/shared/waiting/takeStep.ts'

interface Submission {
  readonly job: FormJobQuery['job']
  readonly form: FormToFillQuery['form']
  readonly filled: FilledForm
  readonly visitId: string | null
  readonly key: string
}

/** Submits it, or lets it wait where there is no network. Rejects with the refusal. */
export async function submitForm(client: ApolloClient, { job, form, filled, visitId, key }: Submission): Promise<'arrived' | 'waiting'> {
  const [answers, of] = [answersToSend(filled), { jobId: job.id, visitId, formId: form.id, formVersion: form.version }]
  const name = job.jobNumber ?? 'Job'
  const taken = await takeStep(client, { content: { kind: 'form', ...of, name, formName: form.formName, answers }, version: null })
  if (!taken) {
    const occurredAt = Math.floor(Date.now() / 1000)
    await client.mutate({ mutation: SendFormDocument, variables: { input: { ...of, status: 'SUBMITTED', answers, occurredAt }, key } })
  }
  if (taken?.as === 'waiting') return 'waiting'
  await reloadQueries(client, [...jobQueries, 'FormJob']).catch(() => undefined)
  return 'arrived'
}
