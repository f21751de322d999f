import type { Notification } from '@callout/contracts/notifications/bell'
import { responseCode } from '@callout/contracts/wire/envelope'
import { holds } from '@callout/contracts/profile/authorities'
import { ApiError } from '../../http/apiError.ts'
import type { NotificationRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesJob } from '../jobs/view/visibility.ts'

function isShown({ store, caller }: Viewer, { job_id, invoice_id }: NotificationRecord): boolean {
  if (invoice_id !== null && !holds(caller.user, 'manage_invoices')) return false
  if (job_id === null) return true
  const job = store.jobs.get(job_id)
  return job !== undefined && seesJob(caller, job)
}

export const ownNotifications = (viewer: Viewer): NotificationRecord[] =>
  viewer.store.notifications
    .by('user_id', viewer.caller.user.id)
    .filter((notification) => notification.company_id === viewer.caller.company.id && isShown(viewer, notification))
    .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)

export const unreadCount = (viewer: Viewer): number => ownNotifications(viewer).filter(({ read_at }) => read_at === null).length

const linkOf = ({ job_id, invoice_id }: NotificationRecord): string | null =>
  invoice_id === null ? (job_id === null ? null : `/jobs/${job_id}`) : `/invoices/${invoice_id}`

export function notificationView(notification: NotificationRecord): Notification {
  const { company_id: _, user_id: __, ...shown } = notification
  return { ...shown, is_read: shown.read_at !== null, link: linkOf(notification) }
}

/** Throws 404 for another user's notification. */
export function ownNotification(viewer: Viewer, id: number): NotificationRecord {
  const found = ownNotifications(viewer).find((notification) => notification.id === id)
  if (!found) throw new ApiError(responseCode.NOT_FOUND, 'This notification doesn’t exist.')
  return found
}
