import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>
const NOT_THERE = 'This notification doesn’t exist.'
const AT = 1795276800

const movedVisit = { title: 'A visit was moved', body: 'Boiler service', notification_type: 'visit_moved', created_at: AT }
const two = these(
  'notifications',
  { id: 9001, ...movedVisit },
  { id: 9002, ...movedVisit, title: 'A job was finished', notification_type: 'job_finished', created_at: AT - 60, read_at: AT },
  { id: 9003, ...movedVisit, of_another_person: true },
  { id: 9004, ...movedVisit, of_another_company: true },
)

const reading = (input: object, query: Record<string, string>, selection: string): Call => ({
  row: notificationEndpoints.listNotifications,
  operation: {
    query: `query Notifications($input: NotificationsInput) { notifications(input: $input) { ${selection} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/notifications', query },
})
const ITEMS = 'items { id title body event isRead jobId invoiceId createdAt }'

const readingOne = (id: number): Call => ({
  row: notificationEndpoints.readNotification,
  operation: {
    query: 'mutation Read($id: ID!) { readNotification(id: $id) { notification { id isRead } unreadCount } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/notifications/${id}/mark_as_read`, body: {} },
})

const read: Interaction = {
  name: 'marking a notification as read',
  given: [ownerSignedIn, two],
  ...readingOne(9001),
  reply: ok({ id: 9001, is_read: true, unread_count: 0 }),
  pinned: ['responseData.id', 'responseData.is_read', 'responseData.unread_count'],
  answer: shows({ readNotification: { notification: { id: '9001', isRead: true }, unreadCount: 0 } }),
}

const readAll: Interaction = {
  name: 'marking all notifications as read',
  given: [ownerSignedIn, two],
  row: notificationEndpoints.readAllNotifications,
  operation: { query: 'mutation ReadAll { readAllNotifications { updatedCount unreadCount } }', token: OWNER_TOKEN },
  sends: { path: '/notifications/mark_all_as_read', body: {} },
  reply: ok({ updated_count: 1, unread_count: 0 }),
  pinned: ['responseData.updated_count', 'responseData.unread_count'],
  answer: shows({ readAllNotifications: { updatedCount: 1, unreadCount: 0 } }),
}

const clear: Interaction = {
  name: 'clearing the notifications that had come up to a moment',
  given: [ownerSignedIn, two],
  row: notificationEndpoints.clearNotifications,
  operation: {
    query: 'mutation Clear($before: Instant) { clearNotifications(before: $before) { deletedCount } }',
    variables: { before: AT - 60 },
    token: OWNER_TOKEN,
  },
  sends: { path: '/notifications/destroy_all', query: { before: String(AT - 60) } },
  reply: ok({ deleted_count: 1 }),
  pinned: ['responseData.deleted_count'],
  answer: shows({ clearNotifications: { deletedCount: 1 } }),
}

/** What the bell shows: the user's notifications alone, read and cleared. */
export const bellInteractions: readonly Interaction[] = [
  {
    name: 'reading the own notifications, the newest first',
    given: [ownerSignedIn, two],
    ...reading({ perPage: 25 }, { per_page: '25' }, `${ITEMS} totalCount page perPage unreadCount`),
    reply: ok({
      notifications: [
        { id: 9001, ...movedVisit, is_read: false },
        { id: 9002, ...movedVisit, title: 'A job was finished', notification_type: 'job_finished', created_at: AT - 60, is_read: true },
      ],
      unread_count: 1,
      pagination: { current_page: 1, per_page: 25, total_count: 2 },
    }),
    pinned: [
      'responseData.notifications',
      'notifications.id',
      'notifications.notification_type',
      'notifications.is_read',
      'responseData.unread_count',
      'pagination.total_count',
      'pagination.current_page',
      'pagination.per_page',
    ],
    answer: shows({
      notifications: {
        items: [
          {
            id: '9001',
            title: 'A visit was moved',
            body: 'Boiler service',
            event: 'VISIT_MOVED',
            isRead: false,
            jobId: null,
            invoiceId: null,
            createdAt: AT,
          },
          {
            id: '9002',
            title: 'A job was finished',
            body: 'Boiler service',
            event: 'JOB_FINISHED',
            isRead: true,
            jobId: null,
            invoiceId: null,
            createdAt: AT - 60,
          },
        ],
        totalCount: 2,
        page: 1,
        perPage: 25,
        unreadCount: 1,
      },
    }),
  },
  {
    name: 'reading the unread notifications',
    given: [ownerSignedIn, two],
    ...reading({ isRead: false }, { is_read: 'false' }, 'items { id } totalCount'),
    reply: ok({ notifications: [{ id: 9001 }], pagination: { total_count: 1 } }),
    pinned: ['responseData.notifications', 'notifications.id', 'pagination.total_count'],
    answer: shows({ notifications: { items: [{ id: '9001' }], totalCount: 1 } }),
  },
  {
    name: 'reading the notifications of one kind',
    given: [ownerSignedIn, two],
    ...reading({ notificationType: 'JOB_FINISHED' }, { notification_type: 'job_finished' }, 'items { id }'),
    reply: ok({ notifications: [{ id: 9002 }] }),
    pinned: ['responseData.notifications', 'notifications.id'],
    answer: shows({ notifications: { items: [{ id: '9002' }] } }),
  },
  read,
  {
    name: 'counting what is unread after one was read',
    given: read.given,
    after: [read],
    ...reading({ isRead: false }, { is_read: 'false' }, 'items { id } unreadCount'),
    reply: ok({ notifications: [], unread_count: 0 }),
    pinned: ['responseData.notifications', 'responseData.unread_count'],
    answer: shows({ notifications: { items: [], unreadCount: 0 } }),
  },
  {
    name: 'marking a notification of somebody else as read',
    given: [ownerSignedIn, two],
    ...readingOne(9003),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('readNotification', 'NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'marking a notification of another company as read',
    given: [ownerSignedIn, two],
    ...readingOne(9004),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('readNotification', 'NOT_FOUND', 404, NOT_THERE),
  },
  readAll,
  {
    name: 'reading what is unread after everything was read',
    given: readAll.given,
    after: [readAll],
    ...reading({ isRead: false }, { is_read: 'false' }, 'items { id } unreadCount'),
    reply: ok({ notifications: [], unread_count: 0 }),
    pinned: ['responseData.notifications', 'responseData.unread_count'],
    answer: shows({ notifications: { items: [], unreadCount: 0 } }),
  },
  clear,
  {
    name: 'reading what came after the notifications were cleared',
    given: clear.given,
    after: [clear],
    ...reading({}, {}, 'items { id } unreadCount'),
    reply: ok({ notifications: [{ id: 9001 }], unread_count: 1 }),
    pinned: ['responseData.notifications', 'notifications.id', 'responseData.unread_count'],
    answer: shows({ notifications: { items: [{ id: '9001' }], unreadCount: 1 } }),
  },
]
