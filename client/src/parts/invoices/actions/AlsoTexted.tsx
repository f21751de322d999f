import { Text } from '@mantine/core'
import { BesideLink } from '../../company/BesideLink.tsx'
import { paths } from '../../../shared/paths.ts'
import classes from './SendDialog.module.css'
import { Letter } from './Letter.tsx'
import type { Wording } from './paperWords.ts'

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

/** The text message that goes to the customer with the mail, and where both are set. */
export const AlsoTexted = ({ words, event }: { readonly words: Wording | undefined; readonly event: PaperEvent }) => (
  <div className={classes.texted}>
    {words?.textMessage && <TextWords who="The customer" text={words.textMessage} />}
    <MessageSettingsLink event={event} />
  </div>
)
