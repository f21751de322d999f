import { actionRules } from '../../components/actions/defineActions.ts'
import type { MessageRowFragment } from './messages.generated.ts'
import { maySendAgain, type MessageAction, messageName } from './messageRules.ts'

export const messageActionSet = actionRules({
  name: 'messageAction',
  getKey: ({ id }: MessageRowFragment) => id,
  getName: messageName,
  offered: (message: MessageRowFragment, actor): readonly MessageAction[] => (maySendAgain(message, actor) ? ['SHOW', 'AGAIN'] : ['SHOW']),
  load: () => import('./notificationActions.ts').then((module) => module.messageActions),
})
