import type { ClientNotification, ClientNotificationQuery } from '@callout/contracts/notifications/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { sortDirection } from '@callout/contracts/wire/page'
import { holds } from '@callout/contracts/profile/authorities'
import { wallTimeOf } from '@callout/contracts/time'
import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { CustomerEventCode, CustomerNotificationQuery } from '@callout/contracts/notifications/settings'
import { templateVariable } from '@callout/contracts/notifications/templateText'
import type { CompanyChannels, CustomerChannels } from './profile/records.ts'
import { changedChannels, companySettingsView, customerChannels, customerEvents } from './notifications/messageSettings.ts'
import { askedSubject } from './notifications/messageSubject.ts'
import {
  createTemplate,
  deleteTemplate,
  ownTemplate,
  templateFor,
  templatesOf,
  templateView,
  updateTemplate,
} from './notifications/messageTemplates.ts'
import { sendDue } from './notifications/reminders.ts'
import { previewOf } from './notifications/sendMessage.ts'
import { type MessageSubject, templateValues } from './notifications/templateValues.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import { requireAuthority, requireOneOf } from '../http/requireAuthority.ts'
import type { Viewer } from '../http/viewer.ts'
import { seededMessage, type SentMessage } from './agreements/seededMessage.ts'
import { seesInvoice } from './customers/customerMoney.ts'
import { seesCustomer, visibleCustomer } from './customers/visibleCustomer.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { requirePrices, seesJob, seesPrices, visibleJob } from './jobs/view/visibility.ts'
import { notificationView, ownNotification, ownNotifications, unreadCount } from './notifications/bell.ts'

type Asked = z.output<typeof ClientNotificationQuery>

const view =
  ({ store, caller }: Viewer) =>
  ({ company_id: _, sent_by, visit_id: __, visit_at: ___, ...shown }: SentMessage): ClientNotification => {
    const { date, time } = wallTimeOf(shown.sent_at, caller.company.timezone)
    const by = sent_by === null ? null : { id: sent_by, name: store.users.get(sent_by)?.name ?? null }
    return { ...shown, attachment_ids: [...(shown.attachment_ids ?? [])], sent_date: date, sent_time: time, sent_by: by }
  }

/** Messages about an invoice contain amounts, so they need access to it. */
function ofInvoice(viewer: Viewer, id: number): readonly SentMessage[] {
  const { store, caller } = viewer
  requireAuthority(caller, 'manage_invoices', 'see invoices')
  requirePrices(caller, 'see amounts')
  const invoice = visibleInvoice(store, caller, id)
  const stored = store.clientNotifications.by('invoice_id', id)
  return [...seededMessage(viewer, invoice), ...stored]
}

function toCustomer(viewer: Viewer, id: number): readonly SentMessage[] {
  const { store, caller } = viewer
  requireOneOf(caller, ['manage_notifications', 'manage_invoices'], 'see messages')
  requirePrices(caller, 'see amounts')
  visibleCustomer(store, caller, id)
  const invoices = store.invoices.by('customer_id', id).filter((invoice) => seesInvoice(caller, invoice))
  const seen = new Set(invoices.map((invoice) => invoice.id))
  const stored = store.clientNotifications.by('customer_id', id).filter(({ invoice_id }) => invoice_id === null || seen.has(invoice_id))
  const seeded = invoices.flatMap((invoice) => seededMessage(viewer, invoice))
  return [...seeded, ...stored].toSorted((a, b) => a.sent_at - b.sent_at)
}

function ofJob(viewer: Viewer, id: number): readonly SentMessage[] {
  const { store, caller } = viewer
  requireOneOf(caller, ['manage_notifications', 'manage_jobs'], 'see messages')
  const job = visibleJob(store, caller, id)
  const isShown = ({ job_id, invoice_id }: SentMessage): boolean => job_id === id && (invoice_id === null || seesPrices(caller))
  const invoices = store.invoices
    .by('customer_id', job.customer_id)
    .filter((invoice) => invoice.job_id === id && seesInvoice(caller, invoice))
  const seeded = seesPrices(caller) ? invoices.flatMap((invoice) => seededMessage(viewer, invoice)) : []
  const stored = store.clientNotifications.by('customer_id', job.customer_id).filter(isShown)
  return [...seeded, ...stored].toSorted((a, b) => a.sent_at - b.sent_at)
}

function ofCompany({ store, caller }: Viewer): readonly SentMessage[] {
  requireAuthority(caller, 'manage_notifications', 'see messages')
  const isShown = ({ job_id, customer_id, invoice_id }: SentMessage): boolean => {
    if (invoice_id !== null && !seesPrices(caller)) return false
    if (caller.user.user_type !== 'branch_head') return true
    const [job, customer] = [store.jobs.get(job_id ?? 0), store.customers.get(customer_id ?? 0)]
    return job ? seesJob(caller, job) : customer !== undefined && seesCustomer(store, caller, customer)
  }
  return store.clientNotifications.by('company_id', caller.company.id).filter(isShown)
}

const isWithin = (day: string, { date_from = '', date_to = '~' }: Asked): boolean => day >= date_from && day <= date_to

function among(viewer: Viewer, { invoice_id, customer_id, job_id }: Asked): readonly SentMessage[] {
  if (invoice_id !== undefined) return ofInvoice(viewer, invoice_id)
  if (customer_id === undefined && job_id !== undefined) return ofJob(viewer, job_id)
  return customer_id === undefined ? ofCompany(viewer) : toCustomer(viewer, customer_id)
}

const requireMessages = (caller: Viewer['caller']): void => requireAuthority(caller, 'manage_notifications', 'manage messages')

function customerSettings(
  { store, publicUrl, caller: { company } }: Viewer,
  subject: MessageSubject | undefined,
  { notification_medium }: CustomerNotificationQuery = {},
) {
  const settings = customerEvents.map(({ event, label }) => {
    const channels = customerChannels(company, event)
    const medium = notification_medium ?? (channels.email || !channels.sms ? 'email' : 'sms')
    const template_id = channels.template_id ?? templateFor(store, company.id, event, medium)?.id ?? null
    const preview = subject && previewOf({ store, publicUrl }, event, medium, subject)
    return { event, label, ...channels, template_id, preview: preview ?? null }
  })
  return { settings, takes_message: true, takes_medium: true }
}

export const notificationHandlers: DomainHandlers<'notifications'> = {
  listNotifications: ({ input, viewer }) => {
    const all = ownNotifications(viewer)
    const { is_read, notification_type } = input
    const found = all.filter(
      (item) =>
        (is_read === undefined || (item.read_at !== null) === is_read) &&
        (notification_type === undefined || item.notification_type === notification_type),
    )
    const { rows, pagination } = getPage(found, input)
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

  getCompanyNotificationSettings: ({ viewer: { caller } }) => {
    requireMessages(caller)
    return { settings: companySettingsView(caller.company) }
  },

  updateCompanyNotificationSettings: ({ input, store, viewer: { caller } }) => {
    requireMessages(caller)
    const { company } = caller
    const company_notifications = changedChannels<CompanyEventCode, CompanyChannels>(company.company_notifications, input.settings)
    return { settings: companySettingsView(store.companies.update(company.id, { company_notifications })) }
  },

  getCustomerNotificationSettings: ({ input, viewer }) => customerSettings(viewer, askedSubject(viewer, input), input),

  updateCustomerNotificationSettings: ({ input, store, viewer }) => {
    const { caller } = viewer
    requireMessages(caller)
    for (const { template_id } of input.settings) if (template_id !== undefined) ownTemplate(viewer, template_id)
    const known = caller.company.customer_notifications
    const customer_notifications = changedChannels<CustomerEventCode, CustomerChannels>(known, input.settings)
    const company = store.companies.update(caller.company.id, { customer_notifications })
    const changed = { ...viewer, caller: { ...caller, company } }
    return customerSettings(changed, askedSubject(changed, {}))
  },

  /** Previews for the company's next visit, for users who manage messages. */
  listTemplateVariables: ({ viewer }) => {
    const { store, publicUrl, caller } = viewer
    const subject = holds(caller.user, 'manage_notifications') ? askedSubject(viewer, {}) : undefined
    const values: Readonly<Record<string, string>> = subject ? templateValues(store, publicUrl, subject) : {}
    return Object.entries(templateVariable).map(([key, { label, sample }]) => ({ key, label, sample: values[key] || sample }))
  },

  listMessageTemplates: ({ input, viewer }) => {
    requireMessages(viewer.caller)
    const { event, notification_medium } = input
    const found = templatesOf(viewer.store, viewer.caller.company.id).filter(
      (template) =>
        (event === undefined || template.event === event) &&
        (notification_medium === undefined || template.notification_medium === notification_medium),
    )
    const { rows, pagination } = getPage(found, input)
    return { templates: rows.map(templateView), pagination }
  },

  getMessageTemplate: ({ input, viewer }) => {
    requireMessages(viewer.caller)
    return templateView(ownTemplate(viewer, input.id))
  },

  createMessageTemplate: ({ input, viewer }) => {
    requireMessages(viewer.caller)
    return templateView(createTemplate(viewer, input))
  },

  updateMessageTemplate: ({ input, viewer }) => {
    requireMessages(viewer.caller)
    return templateView(updateTemplate(viewer, input))
  },

  deleteMessageTemplate: ({ input, viewer }) => {
    requireMessages(viewer.caller)
    return deleteTemplate(viewer, input.id)
  },

  listClientNotifications: ({ input, viewer }) => {
    sendDue(viewer.store, viewer.publicUrl, viewer.now)
    const { status, customer_id, job_id, notification_medium, notification_type, search = '' } = input
    const matches = searchMatcher(search)
    const found = among(viewer, input).filter(
      (message) =>
        (status === undefined || message.status === status) &&
        (notification_medium === undefined || message.notification_medium === notification_medium) &&
        (notification_type === undefined || message.notification_type === notification_type) &&
        isWithin(wallTimeOf(message.sent_at, viewer.caller.company.timezone).date, input) &&
        matches(searchText([message.client_name, message.to, message.subject])) &&
        (customer_id === undefined || message.customer_id === customer_id) &&
        (job_id === undefined || message.job_id === job_id),
    )
    const { rows, pagination } = getPage(input.sort_dir === sortDirection.ASCENDING.code ? found : found.toReversed(), input)
    return { client_notifications: rows.map(view(viewer)), pagination }
  },
}
