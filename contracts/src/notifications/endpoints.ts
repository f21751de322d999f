import type { Endpoint } from '../endpoint.ts'
import { AllRead, Cleared, ClearQuery, NotificationIdInput, NotificationPage, NotificationQuery, ReadNotification } from './bell.ts'
import { ClientNotificationPage, ClientNotificationQuery } from './schemas.ts'
import { z } from '../zod.ts'

/** Spec §7 "Notifications" and "Notification settings and forms". */
// oxfmt-ignore
export const notificationEndpoints = {
  listNotifications: { method: 'GET', path: '/notifications', input: NotificationQuery, data: NotificationPage, access: 'user', origin: 'inferred' },
  clearNotifications: { method: 'DELETE', path: '/notifications/destroy_all', input: ClearQuery, data: Cleared, access: 'user', origin: 'inferred' },
  readNotification: { method: 'PUT', path: '/notifications/{id}/mark_as_read', input: NotificationIdInput, data: ReadNotification, record: 'notification', access: 'user', origin: 'inferred' },
  readAllNotifications: { method: 'PUT', path: '/notifications/mark_all_as_read', input: z.object({}), data: AllRead, access: 'user', origin: 'inferred' },
  listClientNotifications: { method: 'GET', path: '/client_notifications', input: ClientNotificationQuery, data: ClientNotificationPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
