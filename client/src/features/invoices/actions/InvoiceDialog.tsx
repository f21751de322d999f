import { ConfirmDialog } from '../../../components/actions/dialogs/ConfirmDialog.tsx'
import type { InvoiceDialogProps } from './invoiceActionSet.ts'
import { Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { LongTextField } from '../../../components/fields/text/LongTextField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { type MessageAnswers, messageFor } from './message.ts'
import { MissingEmail } from '../../messaging/MissingEmail.tsx'
import { TextMessageNote } from './TextMessageNote.tsx'
import classes from './SendDialog.module.css'
import { wordRules } from '../../messaging/letterRules.ts'

function SendDialog(props: InvoiceDialogProps) {
  const format = useFormat()
  const { target, name } = props.request
  const isReminder = name === 'REMIND'
  const dialog = useActionForm({
    ...props,
    rules: wordRules,
    defaultValues: messageFor(isReminder ? 'REMIND' : 'SEND', target, format),
    toInput: (message: MessageAnswers) => ({ message }),
  })
  return (
    <ActionFrame
      {...props}
      dialog={dialog}
      size={560}
      title={isReminder ? `Send a reminder of ${target.name}` : `Send ${target.name}`}
      submitLabel={isReminder ? 'Send reminder' : 'Send'}
    >
      <RequiredNote />
      <TextField name="to" label="To" isRequired isFirst placeholder="name@example.com, name@example.com" />
      {target.customer && <MissingEmail customerId={target.customer.id} onAdded={(email) => dialog.form.setValue('to', email)} />}
      <TextField name="subject" label="Subject" isRequired />
      <LongTextField name="body" label="Message" isRequired />
      <Text size="sm" className={`row ${classes.attached}`}>
        <IconPaperclip size={16} aria-hidden />
        <span>
          Attached: <bdi>{target.name}.pdf</bdi>
        </span>
      </Text>
      <TextMessageNote
        labels={target.labels}
        customerId={target.customer?.id ?? null}
        event={isReminder ? 'invoice_overdue' : 'invoice_sent'}
      />
    </ActionFrame>
  )
}

export function InvoiceDialog(props: InvoiceDialogProps) {
  const Dialog = props.request.name === 'VOID' ? ConfirmDialog : SendDialog
  return <Dialog {...props} />
}
