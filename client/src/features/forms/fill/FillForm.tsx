import { useApolloClient } from '@apollo/client/react'
import { camelKey } from '@callout/contracts/wire/casing'
import { answerProblems } from '@callout/contracts/forms/questions'
import { Alert, Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AnswerProblems } from '../questions/AnswerProblems.tsx'
import { askedAnswers, type FilledForm, givenIn, type NextFilled, questionsIn, withFilled, answersToSend } from '../questions/answers.ts'
import { type FormJobQuery, type FormToFillQuery, SendFormDocument } from '../questions/forms.generated.ts'
import { goToQuestion } from '../questions/goToQuestion.ts'
import { Questions } from '../questions/Questions.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { paths } from '../../../lib/paths.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { type FormDraft, saveFormDraft, surviveSession } from './formDraft.ts'
import classes from './Fill.module.css'
import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { queueForm } from '../../jobs/offline/queueStep.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

interface Submission {
  readonly job: FormJobQuery['job']
  readonly form: FormToFillQuery['form']
  readonly filled: FilledForm
  readonly visitId: string | null
  readonly key: string
}

/** Submits the form, or queues it offline. Rejects with the API error. */
async function submitForm(client: ApolloClient, { job, form, filled, visitId, key }: Submission): Promise<'done' | 'queued'> {
  const [answers, of] = [answersToSend(filled), { jobId: job.id, visitId, formId: form.id, formVersion: form.version }]
  const name = job.jobNumber ?? 'Job'
  const queued = await queueForm(client, { ...of, name, formName: form.formName, answers })
  if (!queued) {
    const occurredAt = nowInSeconds()
    await client.mutate({ mutation: SendFormDocument, variables: { input: { ...of, status: 'SUBMITTED', answers, occurredAt }, key } })
  }
  if (queued?.kind === 'queued') return 'queued'
  await reloadQueries(client, [...jobQueries, 'FormJob']).catch(() => undefined)
  return 'done'
}

interface FillFormProps {
  readonly job: FormJobQuery['job']
  readonly form: FormToFillQuery['form']
  readonly draft: FormDraft
  /** Answers of a form that was not begun. */
  readonly suggested?: FilledForm | undefined
  readonly visitId: string | null
  readonly onSending: (isSending: boolean) => void
  /** After the form was sent, not after it was queued. */
  readonly onSubmitted?: ((filled: FilledForm) => Promise<void>) | undefined
}

type Problem = ReturnType<typeof answerProblems>[number]

const problemsIn = (error: unknown, sections: NonNullable<FormToFillQuery['form']['sections']>): Problem[] =>
  toApiError(error).fields.flatMap(({ field, message }) => {
    const asked = sections.flatMap(({ fields }) => fields).find(({ fieldKey }) => field === `answers.${camelKey(fieldKey)}`)
    return asked ? [{ field_key: asked.fieldKey, message }] : []
  })

/** Saves the input on the device until it is submitted. */
function useFilled(jobId: string, formId: string, { filled: before, key }: FormDraft, suggested?: FilledForm) {
  const [filled, setFilled] = useState(() => (suggested && Object.keys(before).length === 0 ? suggested : before))
  const isSubmitted = useRef(false)
  useEffect(() => {
    if (filled !== before && !isSubmitted.current) void saveFormDraft(jobId, formId, { filled, key })
  }, [jobId, formId, filled, before, key])
  useEffect(() => surviveSession(() => (isSubmitted.current || Object.keys(filled).length === 0 ? null : { filled, key })), [filled, key])
  const end = (): void => {
    isSubmitted.current = true
    void saveFormDraft(jobId, formId, null)
  }
  return { filled, fill: (field: string, next: NextFilled) => setFilled((now) => withFilled(now, field, next)), end }
}

/** A form to fill in, optimized for one-handed use. */
export function FillForm({ job, form, draft, suggested, visitId, onSending, onSubmitted }: FillFormProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const format = useFormat()
  const sections = form.sections ?? []
  const { filled, fill, end } = useFilled(job.id, form.id, draft, suggested)
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [apiError, setApiError] = useState<string | null>(null)
  const [returned, setReturned] = useState<readonly Problem[]>([])
  const missing = answerProblems(questionsIn(sections), givenIn(filled))
  const wrong = isTried ? [...missing, ...returned.filter(({ field_key }) => missing.every((item) => item.field_key !== field_key))] : []
  const total = job.total === null ? null : { amount: job.total, text: format.money(job.total, job.currencyCode) }
  const submit = async (): Promise<void> => {
    setIsTried(true)
    setApiError(null)
    setReturned([])
    const [first] = missing
    if (first) return goToQuestion(first.field_key)
    setIsBusy(true)
    onSending(true)
    try {
      const result = await submitForm(client, { job, form, filled: askedAnswers(sections, filled), visitId, key: draft.key })
      end()
      if (result === 'done') await onSubmitted?.(filled)
      showSuccess(result === 'queued' ? `${form.formName} saved on this device until you’re back online` : `${form.formName} submitted`)
      await navigate(paths.job(job.id))
    } catch (error) {
      const refused = problemsIn(error, sections)
      setReturned(refused)
      const [wrongAnswer] = refused
      if (wrongAnswer) goToQuestion(wrongAnswer.field_key)
      const { message } = toastSaveError(error)
      if (refused.length === 0) setApiError(message)
      setIsBusy(false)
      onSending(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={form.formName}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={classes.note}>
        <RequiredNote />
      </div>
      {draft.filled !== filled || Object.keys(filled).length === 0 ? null : (
        <Text size="sm" c="dimmed" mb={16}>
          What you typed before is still here.
        </Text>
      )}
      <Questions
        sections={sections}
        filled={filled}
        onFill={(key, next) => {
          setReturned((before) => before.filter(({ field_key }) => field_key !== key))
          fill(key, next)
        }}
        problems={Object.fromEntries(wrong.map(({ field_key, message }) => [field_key, message]))}
        total={total}
        signer={job.customer?.name ?? null}
      />
      <AnswerProblems sections={sections} problems={wrong} />
      {apiError && (
        <Alert className={classes.missing} color="red" variant="light" role="alert">
          {apiError}
        </Alert>
      )}
      <div className={classes.end}>
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          Submit form
        </Button>
      </div>
    </form>
  )
}
