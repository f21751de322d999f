import { useApolloClient } from '@apollo/client/react'
import { Button, Text, TextInput, Textarea } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { showError, showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import type { CustomerStatement } from './loadStatement.ts'
import { sendStatement } from './sendStatement.ts'
import { statementMail } from './statementWords.ts'
import classes from '../../../components/form/DialogForm.module.css'
import { addressesOf } from '../../messaging/messageWords.ts'

interface EmailStatementDialogProps {
  readonly statement: CustomerStatement
  readonly onClose: () => void
}

export function EmailStatementDialog({ statement, onClose }: EmailStatementDialogProps) {
  const client = useApolloClient()
  const format = useFormat()
  const [mail, setMail] = useState({ to: statement.customer.email ?? '', ...statementMail(statement, format) })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<typeof mail>): void => setMail((before) => ({ ...before, ...part }))
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const to = addressesOf(mail.to)
    if (to.length === 0) return setProblem('Add at least one email address')
    setIsSending(true)
    try {
      const sent = await sendStatement(client, statement, { ...mail, to }, format)
      if (sent) showSuccess(`Statement sent to ${to.join(', ')}`)
      else showInfo('Statement sent. We couldn’t confirm the result.')
      onClose()
    } catch (error) {
      showError(toApiError(error).message)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <AppDialog isOpen onClose={isSending ? () => undefined : onClose} title={`Email statement to ${statement.customer.name}`} size={560}>
      <form onSubmit={(event) => void send(event)} noValidate className={classes.form}>
        <TextInput
          label="To"
          {...unmarked}
          data-autofocus
          placeholder="name@example.com, name@example.com"
          value={mail.to}
          error={problem}
          onChange={({ currentTarget: { value } }) => change({ to: value })}
        />
        <TextInput
          label="Subject"
          {...unmarked}
          value={mail.subject}
          onChange={({ currentTarget: { value } }) => change({ subject: value })}
        />
        <Textarea
          label="Message"
          {...unmarked}
          autosize
          minRows={5}
          value={mail.body}
          onChange={({ currentTarget: { value } }) => change({ body: value })}
        />
        <Text size="sm" c="dimmed">
          <IconPaperclip size={16} aria-hidden /> Attached: statement as a PDF
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Send
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
