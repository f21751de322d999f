import { attachmentType } from '@callout/contracts/agreements/codes'
import { invoiceMessage } from '@callout/contracts/agreements/paperMessage'
import { messageStatus } from '@callout/contracts/notifications/codes'
import { formatDay } from '@callout/contracts/text/day'
import { formatMoney } from '@callout/contracts/text/money'
import type { InvoiceRecord } from '../invoices/records.ts'
import type { ClientNotificationRecord } from '../notifications/records.ts'
import type { Viewer } from '../../http/viewer.ts'

export type SentMessage = Omit<ClientNotificationRecord, 'id'> & { readonly id: number | null }

export function seededMessage({ store, caller }: Viewer, invoice: InvoiceRecord): SentMessage[] {
  const isStored = store.clientNotifications
    .by('invoice_id', invoice.id)
    .some(({ notification_type, status }) => notification_type === attachmentType.INVOICE.code && status !== messageStatus.FAILED.code)
  if (invoice.sent_at === null || isStored) return []
  const { company } = caller
  const customer = store.customers.get(invoice.customer_id)
  const total = formatMoney(invoice.total, invoice.currency_code)
  const owner = store.users.by('company_id', company.id).find(({ user_type }) => user_type === 'company' || user_type === 'individual')
  const { code: status, label: status_desc } = messageStatus.DELIVERED
  return [
    {
      id: null,
      company_id: company.id,
      notification_medium: 'email',
      client_name: customer?.name ?? '',
      to: customer?.email ?? '',
      ...invoiceMessage({
        company: company.name,
        customer: customer?.name ?? null,
        invoice: invoice.invoice_number,
        total,
        open: total,
        dueOn: formatDay(invoice.due_date, company.date_format),
        isOverdue: false,
      }),
      status,
      status_desc,
      notification_type: attachmentType.INVOICE.code,
      customer_id: invoice.customer_id,
      job_id: invoice.job_id,
      invoice_id: invoice.id,
      receipt_number: null,
      attachment_name: `${invoice.invoice_number}.pdf`,
      sent_by: owner?.id ?? caller.user.id,
      sent_at: invoice.sent_at,
    },
  ]
}
