import { Button, Text, TextInput, Textarea } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import classes from '../../components/form/DialogForm.module.css'
import { AppDialog, DialogActions } from '../../components/overlays/AppDialog.tsx'
import { showError, showInfo, showSuccess } from '../../components/toasts/toasts.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { unmarked } from '../../lib/forms/required.ts'
import { addressesOf } from './messageText.ts'
import type { SentMessage } from './sendMessage.ts'

interface Mail {
  /** Addresses in one text. */
  readonly to: string
  readonly subject: string
  readonly body: string
}

interface EmailFileDialogProps {
  readonly title: string
  readonly mail: Mail
  /** "statement as a PDF". */
  readonly attached: string
  /** "Statement sent". */
  readonly sent: string
  /** null: the backend did not report a result. */
  readonly onSend: (mail: Omit<Mail, 'to'> & { readonly to: readonly string[] }) => Promise<SentMessage | null>
  readonly onClose: () => void
}

/** Shows the words of a message with a file before it is sent. */
export function EmailFileDialog({ title, mail: initial, attached, sent, onSend, onClose }: EmailFileDialogProps) {
  const [mail, setMail] = useState(initial)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<Mail>): void => setMail((before) => ({ ...before, ...part }))
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const to = addressesOf(mail.to)
    if (to.length === 0) return setProblem('Add at least one email address')
    setIsSending(true)
    try {
      if (await onSend({ ...mail, to })) showSuccess(`${sent} to ${to.join(', ')}`)
      else showInfo(`${sent}. We couldn’t confirm the result.`)
      onClose()
    } catch (error) {
      showError(toApiError(error).message)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <AppDialog isOpen onClose={isSending ? () => undefined : onClose} title={title} size={560}>
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
          <IconPaperclip size={16} aria-hidden /> Attached: {attached}
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
