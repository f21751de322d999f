import { useApolloClient } from '@apollo/client/react'
import { answerProblems } from '@callout/contracts/forms/questions'
import { Alert, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useServerAway } from '../../../lib/api/reach.ts'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { AnswerProblems } from '../../forms/questions/AnswerProblems.tsx'
import { answersToSend, askedAnswers, type FilledForm, givenIn, questionsIn, withFilled } from '../../forms/questions/answers.ts'
import { goToQuestion } from '../../forms/questions/goToQuestion.ts'
import { Questions } from '../../forms/questions/Questions.tsx'
import type { Job } from '../job.ts'
import { jobName } from '../labels/jobName.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { addSignedLines } from './addSignedLines.ts'
import { submitVariation, variationAnswers, type VariationForm } from './signVariation.ts'
import { variationTotals } from './variationRules.ts'

interface SignVariationProps {
  readonly job: Job
  readonly form: VariationForm
  readonly lines: readonly LineItemInput[]
  readonly onBack: () => void
}

/** The form in which the customer agrees to the added lines; then the lines are added to the job. */
export function SignVariation({ job, form, lines, onBack }: SignVariationProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { money } = useFormat()
  const isAway = useServerAway()
  const sections = form.sections ?? []
  const totals = variationTotals(job, lines)
  const customer = job.customer?.name ?? null
  const [filled, setFilled] = useState<FilledForm>(() =>
    variationAnswers(sections, { work: lines.map(({ name }) => name).join('\n'), price: totals?.added ?? null, customer }),
  )
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = answerProblems(questionsIn(sections), givenIn(filled))
  const wrong = isTried ? asked : []
  const add = async (): Promise<void> => {
    try {
      await addSignedLines(client, job.id)
      showSuccess(`Variation added to ${jobName(job)}`)
    } catch (error) {
      showInfo(`Signed, not yet in the line items. ${toApiError(error).message}`)
    }
  }
  const sign = async (): Promise<void> => {
    setIsTried(true)
    setProblem(null)
    const [first] = asked
    if (first) return goToQuestion(first.field_key)
    setIsSaving(true)
    try {
      await submitVariation(client, job.id, form, answersToSend(askedAnswers(sections, filled)))
    } catch (error) {
      setProblem(toastSaveError(error).message)
      setIsSaving(false)
      return
    }
    await add()
    void reloadQueries(client, [...jobQueries, 'FormJob'])
    await navigate(paths.job(job.id))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void sign()
  }
  return (
    <form className="stack gap16" onSubmit={submit} noValidate aria-label={form.formName}>
      <RequiredNote />
      <div>
        <Questions
          sections={sections}
          filled={filled}
          onFill={(key, next) => setFilled((now) => withFilled(now, key, next))}
          problems={Object.fromEntries(wrong.map(({ field_key, message }) => [field_key, message]))}
          total={totals && { amount: totals.total, text: money(totals.total, job.currencyCode) }}
          signer={customer}
        />
        <AnswerProblems sections={sections} problems={wrong} />
      </div>
      {problem !== null && (
        <Alert color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      {isAway && <OfflineNote />}
      <div className="row gap8">
        <Button variant="default" disabled={isSaving} onClick={onBack}>
          Back to items
        </Button>
        <Button type="submit" loading={isSaving} disabled={isAway}>
          Sign and add
        </Button>
      </div>
    </form>
  )
}

export const OfflineNote = () => (
  <Alert color="yellow" variant="light" role="status">
    You’re offline. A variation is signed online; the items stay here until then.
  </Alert>
)
