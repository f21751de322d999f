import { answerProblems } from '@callout/contracts/forms/questions'
import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import { Alert } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { isAway } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { AnswerProblems } from '../../forms/questions/AnswerProblems.tsx'
import {
  answersToSend,
  askedAnswers,
  type FilledForm,
  givenIn,
  type NextFilled,
  questionsIn,
  withFilled,
} from '../../forms/questions/answers.ts'
import type { FormToFillQuery } from '../../forms/questions/forms.generated.ts'
import { goToQuestion } from '../../forms/questions/goToQuestion.ts'
import { Questions } from '../../forms/questions/Questions.tsx'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { ChoiceFields } from '../approve/ChoiceFields.tsx'
import { NoApprovalForm } from '../approve/NoApprovalForm.tsx'
import { offerKey, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import type { SignedForm } from './quoteStep.ts'
import { answersForChoice, signerOf, suggestedAnswers } from './signedAnswers.ts'
import { recallSigning, saveSigning, type SigningDraft, surviveSession } from './signingDraft.ts'
import { useApprovalForm } from './useApprovalForm.ts'

export interface Signed {
  readonly choice: QuoteChoice
  readonly form: SignedForm
  /** Who signed. */
  readonly name: string
}

interface SignDialogProps {
  /** The quote; a new one has no id yet. */
  readonly job: QuotedJob
  /** Chosen before; default: what the job's line items hold. */
  readonly choice?: QuoteChoice
  /** Identifies the input, to restore it after a reload. */
  readonly draftKey: string
  /** Saves or queues it. Rejects with the error. */
  readonly onSign: (signed: Signed) => Promise<void>
  readonly onClose: () => void
}

interface SigningProps extends SignDialogProps {
  readonly form: FormToFillQuery['form']
  readonly draft: SigningDraft | null
}

const firstChoice = (job: QuotedJob): QuoteChoice => offerOf(job).choice ?? { alternative: 0, optional: [] }

/** Choice and answers, saved on the device until they are signed. */
function useSigning({ job, form, draft, draftKey, choice: given }: SigningProps) {
  const sections = form.sections ?? []
  const [choice, setChoice] = useState(() => draft?.choice ?? given ?? firstChoice(job))
  const [filled, setFilled] = useState<FilledForm>(() => draft?.filled ?? suggestedAnswers(sections, job, choice))
  const isOver = useRef(false)
  const now: SigningDraft = { offer: offerKey(job), formId: form.id, choice, filled }
  const latest = useRef(now)
  useEffect(() => {
    const isFirst = latest.current.choice === choice && latest.current.filled === filled
    latest.current = { offer: offerKey(job), formId: form.id, choice, filled }
    if (!isFirst && !isOver.current) void saveSigning(draftKey, latest.current)
  }, [job, form.id, choice, filled, draftKey])
  useEffect(() => surviveSession(() => (isOver.current ? null : latest.current)), [])
  return {
    sections,
    choice,
    filled,
    choose: (next: QuoteChoice): void => {
      const [before, after] = [suggestedAnswers(sections, job, choice), suggestedAnswers(sections, job, next)]
      setChoice(next)
      setFilled(answersForChoice(sections, filled, { before, after }))
    },
    fill: (key: string, next: NextFilled): void => setFilled((current) => withFilled(current, key, next)),
    end: (): void => {
      isOver.current = true
      void saveSigning(draftKey, null)
    },
  }
}

function Signing(props: SigningProps) {
  const { job, form, onSign, onClose } = props
  const { money } = useFormat()
  const hasPrices = useSeesPrices()
  const { sections, choice, filled, choose, fill, end } = useSigning(props)
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = answerProblems(questionsIn(sections), givenIn(filled))
  const wrong = isTried ? asked : []
  const total = totalsOfChoice(job, choice)?.total ?? null
  const lacksTotal = hasPrices && total === null
  const customer = job.customer?.name ?? null
  const sign = async (): Promise<void> => {
    setIsTried(true)
    setProblem(null)
    const [first] = asked
    if (first) return goToQuestion(first.field_key)
    setIsSaving(true)
    const answers = answersToSend(askedAnswers(sections, filled))
    try {
      await onSign({
        choice,
        name: signerOf(sections, filled, customer),
        form: { formId: form.id, formVersion: form.version, formName: form.formName, answers },
      })
      end()
    } catch (error) {
      setProblem(toastSaveError(error).message)
      setIsSaving(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // React passes events of a dialog on to the form around it.
    event.stopPropagation()
    if (!lacksTotal) void sign()
  }
  return (
    <form className={dialogForm.form} onSubmit={submit} noValidate aria-label={form.formName} data-custom-keys>
      <RequiredNote />
      <ChoiceFields job={job} choice={choice} onChange={choose} />
      {lacksTotal && (
        <Alert color="red" variant="light" role="alert">
          The total is missing: prices or taxes couldn’t be loaded. Open this quote once while you’re online.
        </Alert>
      )}
      <div>
        <Questions
          key={`${choice.alternative} ${choice.optional.join()}`}
          sections={sections}
          filled={filled}
          onFill={fill}
          problems={Object.fromEntries(wrong.map(({ field_key, message }) => [field_key, message]))}
          total={total === null ? null : { amount: total, text: money(total, job.currencyCode) }}
          signer={customer}
        />
        <AnswerProblems sections={sections} problems={wrong} />
      </div>
      <DialogEnd save="Approve quote" isSaving={isSaving} problem={problem} duplicate={null} onClose={onClose} />
    </form>
  )
}

/** The draft of this offer; undefined while loading. */
function useDraft({ job, draftKey }: SignDialogProps, formId: string | undefined): SigningDraft | null | undefined {
  const [draft, setDraft] = useState<SigningDraft | null>()
  const [offer] = useState(() => offerKey(job))
  useEffect(() => {
    let isOver = false
    // A second reading finds nothing: the first one took what an ended session had left.
    if (formId !== undefined)
      void recallSigning(draftKey, { offer, formId }).then((saved) => !isOver && setDraft((first) => (first === undefined ? saved : first)))
    return () => {
      isOver = true
    }
  }, [draftKey, offer, formId])
  return draft
}

function SignBody(props: SignDialogProps) {
  const { form, error, retry } = useApprovalForm()
  const draft = useDraft(props, form?.id)
  if (error !== undefined && isAway(error))
    return (
      <Alert color="red" variant="light" role="alert">
        The approval form isn’t on this device. Open a quote once while you’re online.
      </Alert>
    )
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />
  if (form === null) return <NoApprovalForm onCreated={retry} />
  if (form && (form.sections ?? []).length === 0)
    return (
      <Alert color="red" variant="light" role="alert">
        Couldn’t load this form’s questions. Ask the office to check it.
      </Alert>
    )
  if (form === undefined || draft === undefined) return <SkeletonRows rows={4} />
  return <Signing {...props} form={form} draft={draft} />
}

/** The customer chooses, and signs the approval form. */
export const SignDialog = (props: SignDialogProps) => (
  <AppDialog
    isOpen
    onClose={props.onClose}
    title={`Sign quote${props.job.customer?.name ? ` for ${props.job.customer.name}` : ''}`}
    size={560}
  >
    <SignBody {...props} />
  </AppDialog>
)
