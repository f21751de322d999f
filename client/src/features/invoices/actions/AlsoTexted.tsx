import { Text } from '@mantine/core'
import classes from './SendDialog.module.css'
import type { Wording } from './paperWords.ts'

/** The text message that goes to the customer with the mail. */
export const AlsoTexted = ({ words }: { readonly words: Wording | undefined }) =>
  words?.textMessage && (
    <div>
      <Text size="sm">The customer also gets this text message:</Text>
      <p className={classes.letter} dir="auto">
        {words.textMessage}
      </p>
    </div>
  )
