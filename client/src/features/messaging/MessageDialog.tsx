import { messageStatus } from '@callout/contracts/notifications/codes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ActionDialogProps } from '../../components/actions/defineActions.ts'
import { useActor } from '../../components/actions/useActor.ts'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { LetterDialog } from './LetterDialog.tsx'
import { maySendAgain, type MessageAction, type MessageToResend } from './messageRules.ts'
import { formatAddress, mediumLabel, sentAtText } from './messageText.ts'
import classes from './Letter.module.css'
import type { LetterInput } from './sendLetter.ts'

type MessageDialogProps = ActionDialogProps<MessageAction, MessageToResend, LetterInput, string>

function ShownMessage({ request: { target }, onClose, onResend }: MessageDialogProps & { readonly onResend: () => void }) {
  const { message } = target
  const { subject, body, status, statusDesc, sentBy, attachmentName, clientName } = message
  const isResendable = maySendAgain(message, useActor())
  const format = useFormat()
  const state = status && messageStatus[status].label
  const facts: readonly (readonly [string, string | null])[] = [
    ['To', [clientName, formatAddress(message)].filter(Boolean).join(' · ') || null],
    ['By', mediumLabel(message)],
    ['Status', state && statusDesc && statusDesc !== state ? `${state}: ${statusDesc}` : (state ?? statusDesc)],
    ['Sent', sentAtText(message, format)],
    ['Sent by', sentBy?.name ?? null],
    ['Attached', attachmentName],
  ]
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      size={560}
      title={subject ?? 'Message'}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
          {isResendable && <Button onClick={onResend}>Send again</Button>}
        </>
      }
    >
      <dl className={classes.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {body ? (
        <p className={classes.body} dir="auto">
          {body}
        </p>
      ) : (
        <p className={classes.soft}>Couldn’t load this message.</p>
      )}
    </AppDialog>
  )
}

export function MessageDialog(props: MessageDialogProps) {
  const [name, setName] = useState(props.request.name)
  if (name === 'AGAIN') return <LetterDialog {...props} request={{ ...props.request, name }} />
  return <ShownMessage {...props} onResend={() => setName('AGAIN')} />
}
