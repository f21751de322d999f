import { Anchor } from '@mantine/core'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { messageActionSet, messageName } from '../shared/messageActionSet.ts'
import type { MessageRowFragment } from '../shared/messages.generated.ts'
import classes from './Messages.module.css'

/** The subject of a message, which opens its words. */
export function MessageSubject({ message }: { readonly message: MessageRowFragment }) {
  const { run } = useActions(messageActionSet)
  return (
    <Anchor component="button" type="button" inherit className={classes.subject} onClick={() => run('SHOW', message)}>
      <bdi>{messageName(message)}</bdi>
    </Anchor>
  )
}
