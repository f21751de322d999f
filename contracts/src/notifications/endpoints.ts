import type { Endpoint } from '../endpoint.ts'
import { ClientNotificationPage, ClientNotificationQuery } from './schemas.ts'

/** Spec §7 "Notification settings and forms": the log of what customers were sent. */
// oxfmt-ignore
export const notificationEndpoints = {
  listClientNotifications: { method: 'GET', path: '/client_notifications', input: ClientNotificationQuery, data: ClientNotificationPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
