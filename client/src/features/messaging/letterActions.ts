import { LetterDialog } from './LetterDialog.tsx'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { defineActions } from '../../components/actions/defineActions.ts'
import { newIdempotencyKey } from '../../components/form/formDraft.ts'
import { capital } from '../../lib/format/capital.ts'
import type { Letter } from './letter.ts'
import type { LetterAction, LetterSubject } from './letterActionSet.ts'
import { type LetterInput, messageQueries, sendLetter } from './sendLetter.ts'

export const letterActions = defineActions<LetterAction, LetterSubject, Letter, LetterInput, string>({
  actions: {
    SEND: {
      label: 'Send',
      Icon: IconPaperclip,
      question: () => true,
      successMessage: ({ name, encloses }, to) => (encloses === null ? `Sent ${name} at ${to}.` : `${capital(name)} sent to ${to}.`),
    },
    TEST: {
      label: 'Send test',
      reasonSeparator: ' of ',
      Icon: IconSend,
      successMessage: ({ name }, to) => `A test of ${name} was sent to ${to}.`,
    },
  },
  noun: { one: 'message', many: 'messages' },
  getName: ({ name }) => name,
  getKey: ({ key }) => key,
  find: (_, name, { to, paper, ...letter }) => ({
    ...letter,
    to: to ?? '',
    enclosed: paper?.enclosure ?? (name === 'SEND' ? 'choice' : { attachmentType: 'CONTRACT' }),
    encloses: paper?.name ?? null,
    sending: newIdempotencyKey(),
  }),
  send: ({ client }, _, target, { letter }) => sendLetter(client, target, letter),
  refetchQueries: messageQueries,
  Dialog: LetterDialog,
})
