import { companyEvent, customerEvent } from '@callout/contracts/notifications/codes'
import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { CompanyNotificationSetting, CustomerEventCode } from '@callout/contracts/notifications/settings'
import type { CompanyChannels, CompanyRecord, CustomerChannels } from '../profile/records.ts'

/** Mails are off by default. */
const quiet: CompanyChannels = { in_app: true, email: false, sms: false }

export const companyChannels = ({ company_notifications = {} }: CompanyRecord, event: CompanyEventCode): CompanyChannels => ({
  ...quiet,
  ...company_notifications[event],
})

const DAY_MINUTES = 24 * 60
/** Scheduled messages are off by default. */
const byTheClock: readonly CustomerEventCode[] = ['visit_reminder', 'invoice_overdue']

export function customerChannels({ customer_notifications = {} }: CompanyRecord, event: CustomerEventCode): CustomerChannels {
  const isTimed = byTheClock.includes(event)
  return {
    email: !isTimed,
    sms: false,
    send_before_minutes: DAY_MINUTES,
    template_id: null,
    ...customer_notifications[event],
  }
}

export const companySettingsView = (company: CompanyRecord): CompanyNotificationSetting[] =>
  Object.values(companyEvent).map(({ code: event, label }) => ({ event, label, ...companyChannels(company, event) }))

interface Sent<Event extends string> {
  readonly event: Event
  readonly [channel: string]: unknown
}

export function changedChannels<Event extends string, Channels extends object>(
  known: Readonly<Partial<Record<Event, Partial<Channels>>>> | undefined,
  sent: readonly Sent<Event>[],
): Partial<Record<Event, Partial<Channels>>> {
  const changed: Partial<Record<Event, Partial<Channels>>> = { ...known }
  for (const { event, ...channels } of sent) {
    const named = Object.fromEntries(Object.entries(channels).filter(([, value]) => value !== undefined))
    changed[event] = { ...changed[event], ...named } as Partial<Channels>
  }
  return changed
}

export const customerEvents = Object.values(customerEvent).map(({ code, label }) => ({ event: code, label }))
