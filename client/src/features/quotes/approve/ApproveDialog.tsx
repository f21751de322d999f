import { useApolloClient } from '@apollo/client/react'
import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import { SegmentedControl, TextInput, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { showError, showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { isServerAway } from '../../../lib/api/reach.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { worksOnSite } from '../../../lib/session/onSite.ts'
import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { canStoreQueue } from '../../../lib/offline/queue/queueStore.ts'
import { paths } from '../../../lib/paths.ts'
import { starred } from '../../../lib/forms/required.ts'
import { jobName } from '../../jobs/labels/jobName.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { offerOf, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { approveQuote, formatApproval } from './approval.ts'
import { ApprovalFile } from './ApprovalFile.tsx'
import { approvalStep } from '../door/approvalStep.ts'
import { type QueuedApproval, queueApproval } from '../door/queueSigned.ts'
import type { Signed } from '../door/SignDialog.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { NoApprovalForm } from './NoApprovalForm.tsx'
import { findApprovalForm } from './approvalForm.ts'
import { prepareSigning } from './signQuote.ts'

const SignDialog = lazyWithPreload(async () => (await import('../door/SignDialog.tsx')).SignDialog)

const kinds = [
  { value: 'PHONE', label: 'By phone' },
  { value: 'MAIL', label: 'By mail' },
  { value: 'SIGNED', label: 'Signed here' },
] as const
type Kind = (typeof kinds)[number]['value']

interface ApproveDialogProps {
  readonly job: QuotedJob
  readonly onClose: () => void
}

/** Records that the customer approved by phone or mail, and what they chose. */
export function ApproveDialog({ job, onClose }: ApproveDialogProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const format = useFormat()
  // On a phone at the customer's, they sign.
  const isOnSite = useIsPhone() && worksOnSite()
  const [kind, setKind] = useState<Kind>(isOnSite ? 'SIGNED' : 'PHONE')
  const [name, setName] = useState(job.customer?.name ?? '')
  const [note, setNote] = useState('')
  const [file, setFile] = useState<AttachmentValues | null>(null)
  const [choice, setChoice] = useState<QuoteChoice>(() => offerOf(job).choice ?? { alternative: 0, optional: [] })
  const [isSaving, setIsSaving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSigning, setIsSigning] = useState(false)
  const [isFormMissing, setIsFormMissing] = useState(false)
  const answers = { kind, name: name.trim(), note, choice, file }
  const report = (result: QueuedApproval<{ readonly problem: string | null }>): void => {
    const text = `Quote ${jobName(job)} approved`
    if (result.kind === 'stuck') showError(result.message)
    else if (result.kind === 'queued') showInfo(`${text}. It’s sent when you’re back online.`)
    else if (result.value?.problem) showInfo(`${text}. ${result.value.problem}`)
    else showSuccess(text)
    void reloadQueries(client, jobQueries)
    onClose()
  }
  const save = async (): Promise<void> => {
    setIsTried(true)
    setProblem(null)
    if (answers.name === '') return
    setIsSaving(true)
    try {
      if (canStoreQueue() && (isServerAway() || !navigator.onLine))
        return report(await queueApproval(client, approvalStep(job, answers, null, format)))
      const result = await approveQuote(client, job, answers, format)
      if (result.problem === null) showSuccess(`Quote ${jobName(job)} approved`)
      else showInfo(`Quote ${jobName(job)} approved. ${result.problem}`)
      onClose()
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
    setIsSaving(false)
    void reloadQueries(client, jobQueries)
  }
  /** The submitted form approves the quote. */
  const sign = async (createdId?: string): Promise<void> => {
    setProblem(null)
    setIsSaving(true)
    try {
      const formId = createdId ?? (await findApprovalForm(client))
      setIsFormMissing(formId === null)
      if (formId !== null) {
        const quoted = await prepareSigning(client, job, choice, formId)
        await navigate(paths.jobForm(job.id, formId), { state: { quoted } })
        return
      }
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
    setIsSaving(false)
  }
  /** On this screen, also without a network; a browser that stores no queue opens the form's page. */
  const beginSigning = (): void => {
    if (canStoreQueue()) setIsSigning(true)
    else void sign()
  }
  const signHere = async (signed: Signed): Promise<void> => {
    const { form, ...ofSigner } = signed
    report(await queueApproval(client, approvalStep(job, { ...ofSigner, kind: 'SIGNED', note: '', file: null }, form, format)))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (kind === 'SIGNED') beginSigning()
    else void save()
  }
  if (isSigning) return <SignDialog job={job} choice={choice} draftKey={`quote ${job.id}`} onSign={signHere} onClose={onClose} />
  return (
    <AppDialog isOpen onClose={isSaving ? () => undefined : onClose} title={`Approve quote ${jobName(job)}`} size={520}>
      <form className={dialogForm.form} onSubmit={submit} noValidate>
        <RequiredNote />
        <SegmentedControl
          fullWidth
          aria-label="How the customer approved"
          data={[...kinds]}
          value={kind}
          onChange={(value) => setKind(kinds.find((item) => item.value === value)?.value ?? 'PHONE')}
        />
        <ChoiceFields job={job} choice={choice} onChange={setChoice} />
        {kind === 'SIGNED' ? (
          <>
            <p className="hint flush">The customer signs the approval form with these line items and this price on the next screen.</p>
            {isFormMissing && <NoApprovalForm onCreated={(formId) => void sign(formId)} />}
          </>
        ) : (
          <>
            <TextInput
              label="Approved by"
              {...starred}
              data-autofocus
              value={name}
              error={isTried && answers.name === '' && 'Enter the name of the person who approved it'}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
            <Textarea
              label="Note"
              autosize
              minRows={2}
              placeholder="What was agreed on"
              value={note}
              onChange={({ currentTarget: { value } }) => setNote(value)}
            />
            <ApprovalFile file={file} onChange={setFile} />
            <p className="hint flush">
              In the timeline: <bdi>{formatApproval(job, { ...answers, name: answers.name || '…' }, format)}</bdi>
            </p>
          </>
        )}
        <DialogEnd
          save={kind === 'SIGNED' ? 'Continue to sign' : 'Approve'}
          isSaving={isSaving}
          problem={problem}
          duplicate={null}
          onClose={onClose}
        />
      </form>
    </AppDialog>
  )
}
