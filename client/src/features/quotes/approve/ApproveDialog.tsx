import { useApolloClient } from '@apollo/client/react'
import { APPROVAL_FORM_NAME, type QuoteChoice } from '@callout/contracts/jobs/quote'
import { Alert, Anchor, SegmentedControl, TextInput, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { starred } from '../../../lib/forms/required.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { jobName } from '../../jobs/labels/jobName.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { offerOf, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { approveQuote, approvalWords } from './approval.ts'
import { ApprovalFile } from './ApprovalFile.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { findApprovalForm, prepareSigning } from './signQuote.ts'

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

function NoApprovalForm() {
  const mayCreate = useHasAuthority('manage_forms')
  return (
    <Alert color="red" variant="light" role="alert">
      There is no active form “{APPROVAL_FORM_NAME}”.{' '}
      {mayCreate ? (
        <>
          Activate it in{' '}
          <Anchor component={Link} to={paths.forms()} inherit>
            Forms
          </Anchor>
          , or{' '}
          <Anchor component={Link} to={paths.newForm()} inherit>
            create one
          </Anchor>{' '}
          with this name and a signature.
        </>
      ) : (
        'Ask someone who can manage forms to add it.'
      )}
    </Alert>
  )
}

/** Records that the customer approved by phone or mail, and what they chose. */
export function ApproveDialog({ job, onClose }: ApproveDialogProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const format = useFormat()
  const [kind, setKind] = useState<Kind>('PHONE')
  const [name, setName] = useState(job.customer?.name ?? '')
  const [note, setNote] = useState('')
  const [file, setFile] = useState<AttachmentValues | null>(null)
  const [choice, setChoice] = useState<QuoteChoice>(() => offerOf(job).choice ?? { alternative: 0, optional: [] })
  const [isSaving, setIsSaving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isFormMissing, setIsFormMissing] = useState(false)
  const answers = { kind, name: name.trim(), note, choice, file }
  const save = async (): Promise<void> => {
    setIsTried(true)
    setProblem(null)
    if (answers.name === '') return
    setIsSaving(true)
    try {
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
  const sign = async (): Promise<void> => {
    setProblem(null)
    setIsSaving(true)
    try {
      const formId = await findApprovalForm(client)
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
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void (kind === 'SIGNED' ? sign() : save())
  }
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
            <p className="hint flush">The customer signs “{APPROVAL_FORM_NAME}” with these line items and this price on the next screen.</p>
            {isFormMissing && <NoApprovalForm />}
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
              In the timeline: <bdi>{approvalWords(job, { ...answers, name: answers.name || '…' }, format)}</bdi>
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
