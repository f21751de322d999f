import { messages } from '@callout/contracts/text/messages'
import { Text } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import type { ActionTarget, JobDialogProps } from '../../visits/actionTarget.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import { CancelReasonField, useCancelReasons } from './CancelReasonField.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { rulesOf } from './actionRules.ts'
import { reachCount, ScopeQuestion } from './ScopeQuestion.tsx'
import { ActionNotifyField } from './ActionNotifyField.tsx'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { starred } from '../../../lib/forms/required.ts'

interface Answers {
  /** '' until chosen; the contract's schema converts it to a number. */
  readonly cancelReasonId: string | number
  readonly reason: string
}

const rules = rulesOf<Answers>('cancel')

const quoteText = 'The quote is closed with a reason. Line items and timeline are kept. You can reopen it later.'

const cancelText = ({ isOneOfSeveral, isQuote }: ActionTarget): string =>
  isQuote
    ? quoteText
    : isOneOfSeveral
      ? 'This visit comes off the schedule and its time becomes free. Other visits don’t change. You can reopen it later.'
      : 'The job comes off the schedule and its time becomes free. Line items and timeline are kept. You can reopen it later.'

const getLabel = ({ isOneOfSeveral, isQuote }: ActionTarget, count: number): string =>
  isQuote ? 'Not accepted' : count > 1 ? `Cancel ${visitCount(count)}` : isOneOfSeveral ? 'Cancel visit' : 'Cancel job'

const keepLabelOf = ({ isOneOfSeveral, isQuote }: ActionTarget, count: number): string =>
  isQuote ? 'Keep quote' : count > 1 ? 'Keep visits' : isOneOfSeveral ? 'Keep visit' : 'Keep job'

export function CancelDialog(props: JobDialogProps) {
  const { target } = props.request
  const query = useCancelReasons()
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { cancelReasonId: '', reason: '' },
    toInput: ({ cancelReasonId, reason }) => ({ cancelReasonId: String(cancelReasonId), ...(reason && { reason }) }),
  })
  const count = reachCount(dialog)
  const { control, register, watch, setError, formState } = dialog.form
  const needsNote = query.reasons?.find(({ id }) => id === watch('cancelReasonId'))?.requiresNote ?? false
  const submit: typeof dialog.submit = async (choice) => {
    if (needsNote && !dialog.form.getValues('reason').trim()) setError('reason', { message: messages.required }, { shouldFocus: true })
    else await dialog.submit(choice)
  }
  return (
    <ActionFrame
      {...props}
      {...(target.isQuote && { title: `Quote ${target.name} not accepted` })}
      dialog={{ ...dialog, submit }}
      submitLabel={getLabel(target, count)}
      cancelLabel={keepLabelOf(target, count)}
    >
      <ScopeQuestion dialog={dialog} format={() => 'They come off the schedule. You can reopen them later.'} />
      {count === 1 && <Text c="dimmed">{cancelText(target)}</Text>}
      <RequiredNote />
      <Controller
        name="cancelReasonId"
        control={control}
        render={({ field, fieldState }) => (
          <CancelReasonField {...field} value={String(field.value)} query={query} error={fieldState.error?.message} />
        )}
      />
      <GrowingTextarea
        label="Note"
        {...(needsNote && starred)}
        minRows={2}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <ActionNotifyField action="CANCEL" dialog={dialog} />
    </ActionFrame>
  )
}
