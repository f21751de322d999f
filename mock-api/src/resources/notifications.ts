import type { ClientNotification, ClientNotificationQuery } from '@callout/contracts/notifications/schemas'
import type { z } from '@callout/contracts/zod'
import { wallTimeOf } from '@callout/contracts/time'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import { requireAuthority, requireOneOf } from '../requireAuthority.ts'
import type { Viewer } from '../viewer.ts'
import { seededMessage, type SentMessage } from './agreements/seededMessage.ts'
import { seesInvoice } from './customers/customerMoney.ts'
import { visibleCustomer } from './customers/visibleCustomer.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { requirePrices } from './jobs/view/visibility.ts'
import { notificationView, ownNotification, ownNotifications, unreadCount } from './notifications/bell.ts'

type Asked = z.output<typeof ClientNotificationQuery>

const view =
  ({ store, caller }: Viewer) =>
  ({ company_id: _, sent_by, ...shown }: SentMessage): ClientNotification => {
    const { date, time } = wallTimeOf(shown.sent_at, caller.company.timezone)
    return { ...shown, sent_date: date, sent_time: time, sent_by: { id: sent_by, name: store.users.get(sent_by)?.name ?? null } }
  }

/** Messages about one invoice, for whoever may see it with its amounts, which stand in them. */
function ofInvoice(viewer: Viewer, id: number): readonly SentMessage[] {
  const { store, caller } = viewer
  requireAuthority(caller, 'manage_invoices', 'see invoices')
  requirePrices(caller, 'see amounts')
  const invoice = visibleInvoice(store, caller, id)
  const kept = store.clientNotifications.by('invoice_id', id)
  return [...seededMessage(viewer, invoice), ...kept]
}

/** Messages to one customer about what the caller sees, the oldest first. */
function toCustomer(viewer: Viewer, id: number): readonly SentMessage[] {
  const { store, caller } = viewer
  requireOneOf(caller, ['manage_notifications', 'manage_invoices'], 'see messages')
  requirePrices(caller, 'see amounts')
  visibleCustomer(store, caller, id)
  const invoices = store.invoices.by('customer_id', id).filter((invoice) => seesInvoice(caller, invoice))
  const seen = new Set(invoices.map((invoice) => invoice.id))
  const kept = store.clientNotifications.by('customer_id', id).filter(({ invoice_id }) => invoice_id === null || seen.has(invoice_id))
  const seeded = invoices.flatMap((invoice) => seededMessage(viewer, invoice))
  return [...seeded, ...kept].toSorted((a, b) => a.sent_at - b.sent_at)
}

function ofCompany({ store, caller }: Viewer): readonly SentMessage[] {
  requireAuthority(caller, 'manage_notifications', 'see messages')
  return store.clientNotifications.by('company_id', caller.company.id)
}

/** The smallest group that has all that is asked for. */
function among(viewer: Viewer, { invoice_id, customer_id }: Asked): readonly SentMessage[] {
  if (invoice_id !== undefined) return ofInvoice(viewer, invoice_id)
  return customer_id === undefined ? ofCompany(viewer) : toCustomer(viewer, customer_id)
}

export const notificationHandlers: DomainHandlers<'notifications'> = {
  listNotifications: ({ input, viewer }) => {
    const all = ownNotifications(viewer)
    const { is_read, notification_type } = input
    const found = all.filter(
      (one) =>
        (is_read === undefined || (one.read_at !== null) === is_read) &&
        (notification_type === undefined || one.notification_type === notification_type),
    )
    const { rows, pagination } = pageOf(found, input)
    return { notifications: rows.map(notificationView), unread_count: all.filter(({ read_at }) => read_at === null).length, pagination }
  },

  readNotification: ({ input, store, viewer }) => {
    const { id, read_at } = ownNotification(viewer, input.id)
    const read = store.notifications.update(id, { read_at: read_at ?? viewer.now })
    return { ...notificationView(read), unread_count: unreadCount(viewer) }
  },

  readAllNotifications: ({ store, viewer }) => {
    const unread = ownNotifications(viewer).filter(({ read_at }) => read_at === null)
    store.transaction(() => unread.forEach(({ id }) => store.notifications.update(id, { read_at: viewer.now })))
    return { updated_count: unread.length, unread_count: 0 }
  },

  clearNotifications: ({ input: { before = Infinity }, store, viewer }) => {
    const old = ownNotifications(viewer).filter(({ created_at }) => created_at <= before)
    store.transaction(() => old.forEach(({ id }) => store.notifications.remove(id)))
    return { deleted_count: old.length }
  },

  listClientNotifications: ({ input, viewer }) => {
    const { status, customer_id, job_id } = input
    const found = among(viewer, input).filter(
      (message) =>
        (status === undefined || message.status === status) &&
        (customer_id === undefined || message.customer_id === customer_id) &&
        (job_id === undefined || message.job_id === job_id),
    )
    const { rows, pagination } = pageOf(found.toReversed(), input)
    return { client_notifications: rows.map(view(viewer)), pagination }
  },
}
