import { MessageDialog } from './MessageDialog.tsx'
import { IconEye, IconSend } from '@tabler/icons-react'
import { defineActions } from '../../components/actions/defineActions.ts'
import { type LetterInput, messageQueries, sendLetter } from './sendLetter.ts'
import { type MessageAction, messageName, enclosedIn, type MessageToResend } from './messageRules.ts'
import type { MessageRowFragment } from './messages.generated.ts'
import { newIdempotencyKey } from '../../components/form/formDraft.ts'

function again(message: MessageRowFragment): MessageToResend {
  const { id, customerId, jobId, invoiceId, to, subject, body, attachmentName } = message
  return {
    message,
    key: id,
    name: messageName(message),
    about: { customerId, jobId, invoiceId },
    to: to ?? '',
    subject: subject ?? '',
    body: body ?? '',
    enclosed: enclosedIn(message) ?? 'again',
    encloses: attachmentName,
    sending: newIdempotencyKey(),
  }
}

export const messageActions = defineActions<MessageAction, MessageRowFragment, MessageToResend, LetterInput, string>({
  actions: {
    SHOW: { label: 'Show message', reasonSeparator: ': ', Icon: IconEye, question: () => true, successMessage: () => '' },
    AGAIN: {
      label: 'Send again',
      reasonSeparator: ': ',
      Icon: IconSend,
      question: () => true,
      successMessage: (_, to) => `Sent to ${to}.`,
    },
  },
  noun: { one: 'message', many: 'messages' },
  getName: ({ name }) => name,
  getKey: ({ key }) => key,
  find: (_, __, message) => again(message),
  send: ({ client }, _, target, { letter }) => sendLetter(client, target, letter),
  refetchQueries: messageQueries,
  Dialog: MessageDialog,
})
