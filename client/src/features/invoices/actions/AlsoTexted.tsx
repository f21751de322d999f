import { Text } from '@mantine/core'
import { BesideLink } from '../../../parts/company/BesideLink.tsx'
import { paths } from '../../../shared/paths.ts'
import classes from './SendDialog.module.css'
import type { Wording } from './paperWords.ts'

interface AlsoTextedProps {
  readonly words: Wording | undefined
  /** Of the mail, as the settings name it. */
  readonly event: 'invoice_sent' | 'payment_receipt'
}

/** The text message that goes to the customer with the mail, and where both are set. */
export const AlsoTexted = ({ words, event }: AlsoTextedProps) => (
  <div className={classes.texted}>
    {words?.textMessage && (
      <>
        <Text size="sm">The customer also gets this text message:</Text>
        <p className={classes.letter} dir="auto">
          {words.textMessage}
        </p>
      </>
    )}
    <BesideLink needs="manage_notifications" to={paths.messageSettings(event)}>
      Message settings
    </BesideLink>
  </div>
)
