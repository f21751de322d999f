import { Text } from '@mantine/core'
import { skipToken } from '@apollo/client/react'
import { planDelivery, problemWords } from '../../../notifications/shared/delivery.ts'
import { useRecipientQuery } from '../../../notifications/shared/recipient.generated.ts'
import { paths } from '../../../../lib/paths.ts'
import classes from './SendDialog.module.css'
import { Letter } from './Letter.tsx'
import type { Wording } from './paperWords.ts'
import { BesideLink } from '../../../settings/shared/SettingLink.tsx'

/** Of a mail with a paper, as the settings name it. */
type PaperEvent = 'invoice_sent' | 'payment_receipt' | 'invoice_overdue'

/** Where it is set which messages go out. */
export const MessageSettingsLink = ({ event }: { readonly event: PaperEvent }) => (
  <BesideLink needs="manage_notifications" to={paths.messageSettings(event)}>
    Message settings
  </BesideLink>
)

/** A text message as it is sent. `who`: whoever gets it. */
export const TextWords = ({ who, text }: { readonly who: string; readonly text: string }) => (
  <>
    <Text size="sm">
      <bdi>{who}</bdi> also gets this text message:
    </Text>
    <Letter isBelow>{text}</Letter>
  </>
)

interface AlsoTextedProps {
  readonly words: Wording | undefined
  readonly customerId: string | null
  readonly event: PaperEvent
}

/** The text message that goes to the customer with the mail, unless no phone number is known, and where both are set. */
export function AlsoTexted({ words, customerId, event }: AlsoTextedProps) {
  const text = words?.textMessage
  const { data } = useRecipientQuery(text && customerId !== null ? { variables: { id: customerId } } : skipToken)
  const [problem] = planDelivery(['SMS'], data?.customer ?? null).problems
  return (
    <div className={classes.texted}>
      {text && !problem && <TextWords who="The customer" text={text} />}
      {text && problem && (
        <Text size="sm" role="status">
          No text message will be sent: {problemWords(problem)}.
        </Text>
      )}
      <MessageSettingsLink event={event} />
    </div>
  )
}
