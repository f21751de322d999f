import type { ApolloClient } from '@apollo/client'
import { VARIATION_FORM_NAME } from '@callout/contracts/jobs/quote'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import type { FormAnswerInput } from '../../../lib/api/schemaTypes.generated.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import type { FilledForm, FormSection } from '../../forms/questions/answers.ts'
import { FormToFillDocument, type FormToFillQuery, SavedFormDocument, SendFormDocument } from '../../forms/questions/forms.generated.ts'
import { JobFormFormsDocument } from '../form/formChoices.generated.ts'
import type { Job } from '../job.ts'
import { JobDocument } from '../jobs.generated.ts'
import { variationProblem, visitOfVariation } from './variationRules.ts'
import { newVariation, type Variation, variations } from './variations.ts'

export type VariationForm = FormToFillQuery['form']

export async function readJob(client: ApolloClient, id: string): Promise<Job> {
  return requiredData(await client.query({ query: JobDocument, variables: { id }, fetchPolicy: 'network-only' })).job
}

const submissionsOf = ({ forms }: Job, formId: string) =>
  (forms ?? []).filter((form) => form.formId === formId && form.isSubmitted === true)

/** Throws a `Problem` if the visit has its signed form already: it is submitted once per visit. */
async function requireUnsigned(client: ApolloClient, job: Job, formId: string): Promise<void> {
  if (job.forms?.some((form) => form.formId === formId && form.isSubmitted !== true)) return
  const visitId = visitOfVariation(job)?.id ?? null
  for (const { jobFormId } of submissionsOf(job, formId)) {
    if (jobFormId === null) continue
    const { data } = await client.query({ query: SavedFormDocument, variables: { id: jobFormId }, fetchPolicy: 'no-cache' })
    const signedVisit = data?.jobForm.visitId ?? null
    if (signedVisit === null || signedVisit === visitId)
      throw new Problem(`“${VARIATION_FORM_NAME}” is already signed for this visit. Record further work on another visit or in the office.`)
  }
}

/** The current job and the form to sign. Throws a `Problem` with the reason why nothing can be signed. */
export async function prepareVariation(client: ApolloClient, jobId: string): Promise<{ readonly job: Job; readonly form: VariationForm }> {
  const [job, forms] = await Promise.all([
    readJob(client, jobId),
    client.query({ query: JobFormFormsDocument, fetchPolicy: 'network-only' }),
  ])
  const problem = variationProblem(job)
  if (problem) throw new Problem(problem)
  const found = requiredData(forms).forms.items.find(({ formName, status }) => formName === VARIATION_FORM_NAME && status !== 'INACTIVE')
  if (!found) throw new Problem(`There is no active form “${VARIATION_FORM_NAME}”. Activate it in Forms.`)
  const isSent = typeof (await variations.read()).get(jobId)?.submittedBefore === 'number'
  if (!isSent) await requireUnsigned(client, job, found.id)
  const { form } = requiredData(await client.query({ query: FormToFillDocument, variables: { id: found.id }, fetchPolicy: 'network-only' }))
  return { job, form }
}

/** Answers by the questions of ‘Sample Contract Variation’. Questions with other names stay empty. */
export function variationAnswers(
  sections: readonly FormSection[],
  { work, price, customer }: { readonly work: string; readonly price: number | null; readonly customer: string | null },
): FilledForm {
  const known: Readonly<Record<string, string | null>> = {
    'Change to the work': work,
    'Price of change': price === null ? null : String(price),
    'Customer name': customer,
  }
  const fields = sections.flatMap((section) => section.fields)
  return Object.fromEntries(
    fields.flatMap(({ fieldKey, name }) => {
      const value = known[name] ?? null
      return value === null ? [] : [[fieldKey, { value }] as const]
    }),
  )
}

/**
 * Submits the signed form, which makes the variation of this device a signed one. A try whose response was lost is found by the job's
 * forms. Throws a `Problem` before anything is sent if the job was invoiced meanwhile; rejects with the gateway's error.
 */
export async function submitVariation(
  client: ApolloClient,
  jobId: string,
  form: VariationForm,
  answers: readonly FormAnswerInput[],
): Promise<void> {
  const variation: Variation = (await variations.read()).get(jobId) ?? newVariation()
  const job = await readJob(client, jobId)
  const submitted = submissionsOf(job, form.id).length
  const isFound = variation.submittedBefore !== null && submitted > variation.submittedBefore
  if (!isFound) {
    const problem = variationProblem(job)
    if (problem) throw new Problem(problem)
    await variations.write(jobId, { ...variation, submittedBefore: variation.submittedBefore ?? submitted })
    const of = { jobId, visitId: visitOfVariation(job)?.id ?? null, formId: form.id, formVersion: form.version }
    const input = { ...of, status: 'SUBMITTED' as const, answers: [...answers], occurredAt: nowInSeconds() }
    await client.mutate({ mutation: SendFormDocument, variables: { input, key: variation.key } })
  }
  await variations.write(jobId, { ...variation, submittedBefore: variation.submittedBefore ?? submitted, signedAt: nowInSeconds() })
}
