import { messageStatus } from '@callout/contracts/notifications/codes'
import { Button } from '@mantine/core'
import { RecordRow } from '../../kit/record/RecordRows.tsx'
import { useFormat } from '../../shared/format/useFormat.ts'
import marks from '../invoices/Invoice.module.css'
import type { MessageRowFragment } from './messages.generated.ts'
import classes from './Messages.module.css'

const tones = { QUEUED: 'grey', SENT: 'green', DELIVERED: 'green', OPENED: 'green', FAILED: 'red', CANCELLED: 'grey' } as const

/** The log has no id for a message that it was told of later. */
export const messageKey = ({ id, sentAt, to, subject }: MessageRowFragment): string => [id, sentAt, to, subject].join('/')

interface MessageRowProps {
  readonly message: MessageRowFragment
  /** Where the subject leads. */
  readonly to?: string
  /** null: it can’t be sent again from here. */
  readonly onAgain?: (() => void) | null
}

/** A message to a customer: what it said, to whom, and what has become of it. */
export function MessageRow({ message, to: address, onAgain = null }: MessageRowProps) {
  const { dateTime } = useFormat()
  const { status, statusDesc, to, sentAt, sentBy, subject, body, attachmentName } = message
  const facts = [to && `To ${to}`, sentAt !== null && dateTime(sentAt), sentBy?.name && `by ${sentBy.name}`, attachmentName]
  const isFailed = status === 'FAILED'
  return (
    <RecordRow
      title={subject ?? 'Message'}
      {...(address && { to: address })}
      marks={
        <>
          {isFailed && onAgain && (
            <Button size="compact-sm" variant="subtle" onClick={onAgain}>
              Send again
            </Button>
          )}
          {status && (
            <span className={marks.mark} data-tone={tones[status]}>
              {messageStatus[status].label}
            </span>
          )}
        </>
      }
    >
      {facts.filter(Boolean).join(' · ')}
      {isFailed && statusDesc && <div>{statusDesc}</div>}
      {body && (
        <details className={classes.text}>
          <summary>Show message</summary>
          <p dir="auto">{body}</p>
        </details>
      )}
    </RecordRow>
  )
}
