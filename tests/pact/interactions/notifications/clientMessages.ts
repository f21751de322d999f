import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import { clientNotificationPage } from '@callout/contracts/notifications/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { partlyPaid } from '../invoices/invoice.ts'

const reading = (selection: string, token = OWNER_TOKEN): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: notificationEndpoints.listClientNotifications,
  operation: {
    query: `query Messages($invoiceId: ID!) { invoiceMessages(invoiceId: $invoiceId) { ${selection} } }`,
    variables: { invoiceId: '901' },
    token,
  },
  sends: { path: '/client_notifications', query: { invoice_id: '901', per_page: '50' } },
})
const { sent_by, sent_date: _, sent_time: __, ...storedMessage } = clientNotificationPage.client_notifications[0]
/** What the gateway reads of a message. */
const {
  client_name: _name,
  notification_medium: _medium,
  notification_type: _type,
  customer_id: _customer,
  job_id: _job,
  job_form_id: _form,
  attachment_ids: _files,
  ...read
} = { ...storedMessage, sent_by }

export const clientMessageInteractions: readonly Interaction[] = [
  {
    name: 'reading what was sent about an invoice',
    given: [
      ...partlyPaid,
      these('clientNotifications', { ...storedMessage, sent_by: sent_by.id }, { ...storedMessage, id: 972, invoice_id: 902 }),
    ],
    ...reading('id to subject body status statusDesc receiptNumber attachmentName sentAt sentBy { id name }'),
    reply: ok({ client_notifications: [read] }),
    pinned: [
      'responseData.client_notifications',
      'client_notifications.id',
      'client_notifications.status',
      'client_notifications.invoice_id',
    ],
    answer: shows({
      invoiceMessages: [
        {
          id: '971',
          to: 'carla@reyes-dental.test',
          subject: 'INV-0901 from Prairie Home',
          body: 'Hello Carla Reyes,',
          status: 'SENT',
          statusDesc: 'Sent',
          receiptNumber: 'RCP-0901',
          attachmentName: 'INV-0901.pdf',
          sentAt: 1795276800,
          sentBy: { id: '1', name: 'Olivia Owens' },
        },
      ],
    }),
  },
  {
    name: 'reading what was sent to a customer',
    given: [
      ...partlyPaid,
      these(
        'clientNotifications',
        { ...storedMessage, sent_by: sent_by.id },
        { ...storedMessage, id: 973, customer_id: 32, invoice_id: 902 },
      ),
    ],
    row: notificationEndpoints.listClientNotifications,
    operation: {
      query: 'query Sent($customerId: ID!) { customerMessages(customerId: $customerId) { id subject status invoiceId sentAt } }',
      variables: { customerId: '31' },
      token: OWNER_TOKEN,
    },
    sends: { path: '/client_notifications', query: { customer_id: '31', per_page: '20' } },
    reply: ok({
      client_notifications: [
        {
          id: storedMessage.id,
          subject: storedMessage.subject,
          status: storedMessage.status,
          invoice_id: storedMessage.invoice_id,
          customer_id: storedMessage.customer_id,
          sent_at: storedMessage.sent_at,
        },
      ],
    }),
    pinned: [
      'responseData.client_notifications',
      'client_notifications.id',
      'client_notifications.status',
      'client_notifications.customer_id',
    ],
    answer: shows({
      customerMessages: [{ id: '971', subject: 'INV-0901 from Prairie Home', status: 'SENT', invoiceId: '901', sentAt: 1795276800 }],
    }),
  },
  {
    name: 'reading what was sent about a job',
    given: [
      ...partlyPaid,
      these('clientNotifications', { ...storedMessage, sent_by: sent_by.id }, { ...storedMessage, id: 974, job_id: 502, invoice_id: null }),
    ],
    row: notificationEndpoints.listClientNotifications,
    operation: {
      query: `query Sent($jobId: ID!) {
        jobMessages(jobId: $jobId) { id clientName notificationMedium notificationType status jobFormId attachmentIds sentDate sentTime }
      }`,
      variables: { jobId: '501' },
      token: OWNER_TOKEN,
    },
    sends: { path: '/client_notifications', query: { job_id: '501', per_page: '50' } },
    reply: ok({
      client_notifications: [
        {
          id: storedMessage.id,
          client_name: storedMessage.client_name,
          notification_medium: storedMessage.notification_medium,
          notification_type: storedMessage.notification_type,
          status: storedMessage.status,
          job_id: storedMessage.job_id,
          job_form_id: null,
          attachment_ids: [],
          sent_date: '2026-11-21',
          sent_time: '10:00',
        },
      ],
    }),
    pinned: ['responseData.client_notifications', 'client_notifications.id', 'client_notifications.status', 'client_notifications.job_id'],
    answer: shows({
      jobMessages: [
        {
          id: '971',
          clientName: 'Carla Reyes',
          notificationMedium: 'email',
          notificationType: 'invoice',
          status: 'SENT',
          jobFormId: null,
          attachmentIds: [],
          sentDate: '2026-11-21',
          sentTime: '10:00',
        },
      ],
    }),
  },
  {
    name: 'reading what was sent about an invoice without the authority for it',
    given: [signedInWithout('manage_invoices')],
    ...reading('id', TOKEN),
    reply: refused(403, 'You don’t have permission to see invoices.'),
    answer: refusedAt('invoiceMessages', 'FORBIDDEN', 403, 'You don’t have permission to see invoices.'),
  },
]
