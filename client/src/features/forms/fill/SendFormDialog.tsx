import { useApolloClient } from '@apollo/client/react'
import { MessageForm } from '@callout/contracts/agreements/schemas'
import { z } from '@callout/contracts/zod'
import { Alert, Button, Text, Textarea, TextInput } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { newIdempotencyKey } from '../../../kit/form/formDraft.ts'
import { MailFormDocument } from '../../../parts/forms/forms.generated.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { starred } from '../../../shared/forms/required.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'
import { showSuccess } from '../../../shared/toasts/toasts.ts'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'

interface SendFormDialogProps {
  readonly jobFormId: string
  readonly jobId: string
  readonly formName: string
  readonly to: string
  readonly customer: string | null
  readonly onClose: () => void
}

/** Shows to whom the form is sent and in which words, before it leaves. */
export function SendFormDialog({ jobFormId, jobId, formName, to, customer, onClose }: SendFormDialogProps) {
  const client = useApolloClient()
  const [typed, setTyped] = useState({
    to,
    subject: formName,
    body: `Hello${customer ? ` ${customer}` : ''},\n\n${formName} is attached as it was submitted.\n\nThank you`,
  })
  const [key, setKey] = useState(newIdempotencyKey)
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const message = { ...typed, to: typed.to.split(/[\s,;]+/).filter(Boolean) }
  const { error } = z.safeParse(MessageForm, message)
  const wrong = (field: string): string | undefined => (isTried ? error?.issues.find(({ path }) => path[0] === field)?.message : undefined)
  const put = (part: Partial<typeof typed>): void => setTyped({ ...typed, ...part })
  const send = async (): Promise<void> => {
    setIsTried(true)
    if (error) return
    setIsBusy(true)
    setProblem(null)
    try {
      const input = { attachmentType: 'JOB_FORM' as const, jobFormId, jobId, ...message }
      const { data } = await client.mutate({ mutation: MailFormDocument, variables: { input, key } })
      const sent = data?.sendAttachment
      if (sent?.status === 'FAILED') {
        // Whoever tries again sends another message.
        setKey(newIdempotencyKey())
        setProblem(sent.statusDesc ?? 'Not sent.')
        return
      }
      showSuccess(sent ? `${formName} sent` : `${formName} sent. We couldn’t confirm the result.`)
      onClose()
    } catch (failed) {
      setProblem(refusalOf(failed).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      size={560}
      title={`Send ${formName}`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <RequiredNote />
      <TextInput
        mt={12}
        label="To"
        {...starred}
        data-autofocus
        placeholder="name@example.com, name@example.com"
        value={typed.to}
        onChange={({ currentTarget: { value } }) => put({ to: value })}
        error={wrong('to')}
      />
      <TextInput
        mt={16}
        label="Subject"
        {...starred}
        value={typed.subject}
        onChange={({ currentTarget: { value } }) => put({ subject: value })}
        error={wrong('subject')}
      />
      <Textarea
        mt={16}
        label="Message"
        {...starred}
        autosize
        minRows={5}
        value={typed.body}
        onChange={({ currentTarget: { value } }) => put({ body: value })}
        error={wrong('body')}
      />
      <Text size="sm" mt={12}>
        <IconPaperclip size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> Attached: <bdi>{formName}</bdi> (PDF)
      </Text>
      {problem && (
        <Alert mt={12} color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
    </AppDialog>
  )
}
