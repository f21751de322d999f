import { instantCell, isoDayCell } from '../../../components/csv/csvRows.ts'
import { useCustomerRecords, customerFilter } from '../../customers/picker/useCustomerRecords.ts'
import { customerEvent, messageMedium, messageSort, messageStatus } from '@callout/contracts/notifications/codes'
import { defineList } from '../../../components/list/defineList.ts'
import { choice, days } from '../../../components/list/filters.ts'
import { MessageMark } from '../../messaging/MessageMark.tsx'
import { messageActionSet } from '../../messaging/messageActionSet.ts'
import { messageName } from '../../messaging/messageRules.ts'
import { messagePlace } from '../../messaging/messagePlace.ts'
import type { MessageRowFragment } from '../../messaging/messages.generated.ts'
import { formatAddress, mediumLabel, sentAtText } from '../../messaging/messageText.ts'
import { paths } from '../../../lib/paths.ts'
import { ClientMessagesDocument, type ClientMessagesQuery } from './clientMessages.generated.ts'
import { Link } from 'react-router'
import classes from './Messages.module.css'
import { Anchor } from '@mantine/core'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'

function MessageSubject({ message }: { readonly message: MessageRowFragment }) {
  const { run } = useActions(messageActionSet)
  return (
    <Anchor component="button" type="button" inherit className={`block ellipsis ${classes.subject}`} onClick={() => run('SHOW', message)}>
      <bdi>{messageName(message)}</bdi>
    </Anchor>
  )
}

const LogIntro = () => (
  <p className={classes.lead}>
    Every email and text you’ve sent. <Link to={paths.messageSettings()}>Message settings</Link>
  </p>
)

/** Messages sent by hand. */
const byHand = {
  INVOICE: { label: 'Invoice, sent manually' },
  RECEIPT: { label: 'Receipt, sent manually' },
  JOB_FORM: { label: 'Form, sent manually' },
  CONTRACT: { label: 'File, sent manually' },
  JOB_UPDATE: { label: 'Job update' },
  TEST: { label: 'Test' },
} as const
const events = { ...customerEvent, ...byHand } as const
type Event = keyof typeof events

/** The log uses the API's names of events. */
const ofEvent = choice<'notificationType', Event>('event', { label: 'Event', inputField: 'notificationType', table: events })
const asked = (key: Event | null): { readonly notificationType?: string } => (key ? { notificationType: key.toLowerCase() } : {})
const event = { ...ofEvent, toInput: asked }

const eventLabel = ({ notificationType }: MessageRowFragment): string | null =>
  notificationType && (events[notificationType.toUpperCase() as Event]?.label ?? notificationType)

const recipient = (message: MessageRowFragment): string => message.clientName || formatAddress(message) || 'Message'

/** Spec §7 "client_notifications": messages to customers with their text and delivery state. */
export const messageList = defineList({
  name: 'messages',
  noun: { one: 'message', many: 'messages' },
  path: paths.messages(),
  query: ClientMessagesDocument,
  selectPage: ({ clientMessages }: ClientMessagesQuery) => clientMessages,
  rowLink: (message: MessageRowFragment) => ({
    name: recipient(message),
    title: messageName(message),
    to: messagePlace(message) ?? paths.messagesTo(message.to ?? ''),
  }),
  Header: LogIntro,
  search: 'Customer, address, subject',
  filters: {
    status: choice('status', { label: 'Status', inputField: 'status', table: messageStatus }),
    medium: choice('medium', { label: 'Medium', inputField: 'notificationMedium', table: messageMedium }),
    event,
    days: days({ label: 'Sent', inputFields: ['dateFrom', 'dateTo'] }),
    customerId: customerFilter,
  },
  filterRows: [['status', 'medium'], ['event'], ['customerId'], ['days']],
  recordFilters: { customerId: useCustomerRecords },
  sorts: messageSort,
  sort: { by: 'SENT_AT', direction: 'DESCENDING' },
  columns: {
    customer: { label: 'Customer', width: 160, text: recipient },
    subject: {
      label: 'Message',
      width: 260,
      isFlexible: true,
      isText: true,
      cell: (message) => <MessageSubject message={message} />,
      csv: messageName,
    },
    status: {
      label: 'Status',
      width: 100,
      cell: ({ status }) => <MessageMark status={status} />,
      csv: ({ status }) => status && messageStatus[status].label,
    },
    sent: {
      label: 'Sent',
      width: 164,
      sort: 'SENT_AT',
      cell: (message, { format }) => sentAtText(message, format),
      csv: ({ sentAt, sentDate }, { format }) => (sentAt === null ? isoDayCell(sentDate) : instantCell(sentAt, format)),
    },
    event: { label: 'Event', width: 132, leaves: 920, text: eventLabel },
    to: { label: 'To', width: 236, leaves: 1060, text: formatAddress },
    medium: { label: 'Medium', width: 120, text: mediumLabel },
    why: { label: 'Details', width: 220, text: ({ statusDesc }) => statusDesc },
    by: { label: 'Sent by', width: 140, text: ({ sentBy }) => sentBy?.name },
    file: { label: 'Attached', width: 160, text: ({ attachmentName }) => attachmentName },
    body: { label: 'Text', width: 300, text: ({ body }) => body },
  },
  defaultColumns: ['customer', 'subject', 'status', 'sent', 'event', 'to'],
  card: {
    primary: [recipient, 'sent'],
    muted: ['event', 'to'],
    footer: [
      ({ status, statusDesc }) => (
        <div>
          <MessageMark status={status} />
          {status === 'FAILED' && statusDesc && <div>{statusDesc}</div>}
        </div>
      ),
    ],
  },
  views: [
    { id: 'failed', name: 'Failed', query: 'status=failed' },
    { id: 'cancelled', name: 'Not sent', query: 'status=cancelled' },
  ],
  actions: messageActionSet,
  exports: { needs: 'export_data' },
})
