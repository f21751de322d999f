import { Text, Alert, Anchor } from '@mantine/core'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { DueDaysField } from '../../invoices/labels/DueDaysField.tsx'
import type { FileValues } from '../../../components/files/fileValues.ts'
import type { ActionInput, ActionTarget, JobDialogProps } from '../../visits/actionTarget.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { otherDayOf, otherDayText } from '../../visits/otherDay.ts'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { FinishFiles, useStepFiles } from './FinishFiles.tsx'
import { rulesOf } from './actionRules.ts'
import { ActionNotifyField } from './ActionNotifyField.tsx'
import { unmarked } from '../../../lib/forms/required.ts'
import { Link } from 'react-router'
import { useJobFormsQuery } from '../../forms/questions/formsOfJob.generated.ts'
import { useWaitingForms } from '../offline/useWaitingForms.ts'

interface MissingFormsProps {
  readonly jobId: string
  readonly visitId: string | null
}

function MissingForms({ jobId, visitId }: MissingFormsProps) {
  const { data } = useJobFormsQuery({ variables: { id: jobId } })
  const waiting = useWaitingForms(jobId)
  const missing = (data?.job.forms ?? []).filter(
    ({ formId, isRequired, isSubmitted }) => isRequired === true && isSubmitted === false && !waiting.has(formId),
  )
  if (missing.length === 0) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      title={missing.length === 1 ? 'A form is missing' : `${missing.length} forms are missing`}
    >
      Fill in before you finish:{' '}
      {missing.map(({ formId, formName }, index) => (
        <span key={formId}>
          {index > 0 && ', '}
          <Anchor component={Link} inherit to={paths.jobForm(jobId, formId, visitId === null ? {} : { visit: visitId })}>
            <bdi>{formName ?? 'the form'}</bdi>
          </Anchor>
        </span>
      ))}
    </Alert>
  )
}

/** Unsent files are part of the saved input, so that reopening the dialog restores them. */
interface FinishAnswers extends FileValues {
  jobFinishedNotes: string
  isInvoiced: boolean
  dueDays: number | string
}

/** A single visit is invoiced only if each visit is billed. */
const mayInvoice = ({ isOneOfSeveral, isBilledByVisit, allowedActions }: ActionTarget): boolean =>
  (!isOneOfSeveral || isBilledByVisit === true) && allowedActions?.includes('CREATE_INVOICE') === true

const invoiceAskedFor = ({ isInvoiced, dueDays }: FinishAnswers): Partial<ActionInput> =>
  isInvoiced ? { isInvoiced, ...(typeof dueDays === 'number' && { dueDays }) } : {}

const rules = rulesOf<FinishAnswers>('finish')

export function FinishDialog(props: JobDialogProps) {
  const { isOneOfSeveral, jobFinishedNotes } = props.request.target
  const dialog = useActionForm({
    ...props,
    rules,
    // The job's notes are those of the visit finished last, so another visit starts empty.
    defaultValues: { jobFinishedNotes: isOneOfSeveral ? '' : (jobFinishedNotes ?? ''), attachments: [], isInvoiced: false, dueDays: '' },
    toInput: (answers) => ({ jobFinishedNotes: answers.jobFinishedNotes }),
  })
  const { register, formState, watch, getValues, setValue } = dialog.form
  const files = useStepFiles(dialog.target, watch('attachments'), (next) => setValue('attachments', next(getValues('attachments'))))
  const isInvoiced = watch('isInvoiced')
  const day = otherDayOf(dialog.target, useFormat())
  // Files first: finished work doesn't offer them any more.
  const submit: typeof dialog.submit = async (choice) => {
    if (files.progress !== null) return
    const isGood = files.files.length === 0 || (await dialog.form.trigger())
    if (!isGood || (await files.send())) await dialog.submit({ ...invoiceAskedFor(getValues()), ...choice })
  }
  return (
    <ActionFrame {...props} dialog={{ ...dialog, submit }} {...(isInvoiced && { submitLabel: 'Finish and invoice' })}>
      {day && <Text>{otherDayText(day)}</Text>}
      <GrowingTextarea
        label="Work done"
        description="Shown on the job and in its timeline."
        {...unmarked}
        minRows={4}
        maxRows={12}
        data-autofocus
        error={formState.errors.jobFinishedNotes?.message}
        {...register('jobFinishedNotes')}
      />
      <MissingForms jobId={dialog.target.jobId} visitId={dialog.target.visitId} />
      <FinishFiles {...files} />
      {mayInvoice(dialog.target) && (
        <FlagField name="isInvoiced" label={dialog.target.isOneOfSeveral ? 'Create the invoice of this visit' : 'Create the invoice'} />
      )}
      {isInvoiced && <DueDaysField />}
      <ActionNotifyField action="FINISH" dialog={dialog} />
      <SettingLink to={paths.settings('jobs', 'createInvoiceOnFinish')} of="finishing jobs" />
    </ActionFrame>
  )
}
