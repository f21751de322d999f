import { Text } from '@mantine/core'
import { skipToken } from '@apollo/client/react'
import { planDelivery, formatProblem } from '../../messaging/delivery.ts'
import { useRecipientQuery } from '../../messaging/recipient.generated.ts'
import { paths } from '../../../lib/paths.ts'
import classes from './SendDialog.module.css'
import { Letter } from './Letter.tsx'
import type { Wording } from './paperText.ts'
import { BesideLink } from '../../settings/lookups/SettingLink.tsx'

type PaperEvent = 'invoice_sent' | 'payment_receipt' | 'invoice_overdue'

export const MessageSettingsLink = ({ event }: { readonly event: PaperEvent }) => (
  <BesideLink needs="manage_notifications" to={paths.messageSettings(event)}>
    Message settings
  </BesideLink>
)

/** Text of a text message. `who`: its recipient. */
export const TextBubble = ({ recipient, text }: { readonly recipient: string; readonly text: string }) => (
  <>
    <Text size="sm">
      <bdi>{recipient}</bdi> also gets this text message:
    </Text>
    <Letter isBelow>{text}</Letter>
  </>
)

interface TextMessageNoteProps {
  readonly labels: Wording | undefined
  readonly customerId: string | null
  readonly event: PaperEvent
}

/** Text message sent with the email, unless the customer has no phone number, and a link to the settings. */
export function TextMessageNote({ labels, customerId, event }: TextMessageNoteProps) {
  const text = labels?.textMessage
  const { data } = useRecipientQuery(text && customerId !== null ? { variables: { id: customerId } } : skipToken)
  const [problem] = planDelivery(['SMS'], data?.customer ?? null).problems
  return (
    <div className={classes.texted}>
      {text && !problem && <TextBubble recipient="The customer" text={text} />}
      {text && problem && (
        <Text size="sm" role="status">
          No text message will be sent: {formatProblem(problem)}.
        </Text>
      )}
      <MessageSettingsLink event={event} />
    </div>
  )
}
