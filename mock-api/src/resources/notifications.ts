import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import { wallTimeOf } from '@callout/contracts/time'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import { requireAuthority } from '../requireAuthority.ts'
import type { Viewer } from '../viewer.ts'
import { seededMessage, type SentMessage } from './agreements/seededMessage.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { requirePrices } from './jobs/view/visibility.ts'

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

function ofCompany({ store, caller }: Viewer): readonly SentMessage[] {
  requireAuthority(caller, 'manage_notifications', 'see messages')
  return store.clientNotifications.by('company_id', caller.company.id)
}

export const notificationHandlers: DomainHandlers<'notifications'> = {
  listClientNotifications: ({ input, viewer }) => {
    const { invoice_id, status, customer_id, job_id } = input
    const found = (invoice_id === undefined ? ofCompany(viewer) : ofInvoice(viewer, invoice_id)).filter(
      (message) =>
        (status === undefined || message.status === status) &&
        (customer_id === undefined || message.customer_id === customer_id) &&
        (job_id === undefined || message.job_id === job_id),
    )
    const { rows, pagination } = pageOf(found.toReversed(), input)
    return { client_notifications: rows.map(view(viewer)), pagination }
  },
}
