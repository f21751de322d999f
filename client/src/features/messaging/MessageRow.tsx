import { messageStatus } from '@callout/contracts/notifications/codes'
import { Button } from '@mantine/core'
import { useActions } from '../../components/actions/ActionsProvider.tsx'
import { useActor } from '../../components/actions/useActor.ts'
import { RecordRow } from '../../components/record/RecordRows.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { byName } from '../../lib/session/onSite.ts'
import { MessageMark } from './MessageMark.tsx'
import { messageActionSet } from './messageActionSet.ts'
import { messageName } from './messageRules.ts'
import type { MessageRowFragment } from './messages.generated.ts'
import { formatAddress, sentAtText } from './messageText.ts'
import classes from './Messages.module.css'

interface MessageRowProps {
  readonly message: MessageRowFragment
  readonly to?: string | undefined
}

export function MessageRow({ message, to: recordUrl }: MessageRowProps) {
  const format = useFormat()
  const { run } = useActions(messageActionSet)
  const maySendAgain = messageActionSet.offered(message, useActor()).includes('AGAIN')
  const { status, statusDesc, sentBy, body, attachmentName } = message
  const address = formatAddress(message)
  const facts = [address && `To ${address}`, sentAtText(message, format), byName(sentBy), attachmentName]
  const hasReason = (status === 'FAILED' || status === 'CANCELLED') && statusDesc && statusDesc !== messageStatus[status].label
  return (
    <RecordRow
      title={messageName(message)}
      {...(recordUrl && { to: recordUrl })}
      marks={
        <>
          {maySendAgain && (
            <Button size="compact-sm" variant="subtle" onClick={() => run('AGAIN', message)}>
              Send again
            </Button>
          )}
          <MessageMark status={status} />
        </>
      }
    >
      {facts.filter(Boolean).join(' · ')}
      {hasReason && <div>{statusDesc}</div>}
      {body && (
        <details className={classes.text}>
          <summary>Show message</summary>
          <p dir="auto">{body}</p>
        </details>
      )}
    </RecordRow>
  )
}
