import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import { holds } from '@callout/contracts/profile/authorities'
import type { Caller } from '../../http/access.ts'
import type { JobRecord } from '../jobs/records.ts'
import type { NotificationRecord } from './records.ts'
import type { UserRecord } from '../profile/records.ts'
import type { HistoryRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import { formatWhen } from './whenText.ts'

export interface Happening {
  readonly event: CompanyEventCode
  readonly job: JobRecord
  readonly visit_id: number | null
  readonly invoice_id: number | null
  readonly note: string | null
  readonly actor_id: number
  readonly at: number
}

const ofMoney: readonly CompanyEventCode[] = ['invoice_created', 'payment_received']

const staffEvents: readonly CompanyEventCode[] = ['job_assigned', 'visit_moved', 'job_cancelled']

function isFor({ event, job }: Happening, user: UserRecord, { company }: Caller): boolean {
  const caller: Caller = { user, company }
  if (!user.is_active || !seesJob(caller, job)) return false
  if (ofMoney.includes(event)) return holds(user, 'manage_invoices')
  if (event === 'job_assigned') return job.staff_ids.includes(user.id)
  return user.user_type !== 'staff' || staffEvents.includes(event)
}

const titles: Readonly<Record<CompanyEventCode, (number: string, note: string | null) => string>> = {
  job_created: (number) => `${number} was booked`,
  job_assigned: (number) => `${number} was assigned`,
  visit_moved: (number) => `${number} was moved`,
  staff_on_the_way: (number) => `On the way to ${number}`,
  staff_reached: (number) => `Reached ${number}`,
  service_started: (number) => `${number} was started`,
  job_finished: (number) => `${number} was finished`,
  job_cancelled: (number) => `${number} was cancelled`,
  job_declined: (number) => `${number} was declined`,
  invoice_created: (number, note) => `${note ?? 'An invoice'} was created for ${number}`,
  payment_received: (number) => `A payment came in for ${number}`,
  form_submitted: (number, note) => `${note ?? 'A form'} was submitted for ${number}`,
}

const withNote: readonly CompanyEventCode[] = ['job_cancelled', 'job_declined', 'payment_received']

function toBody(store: Store, { company }: Caller, { event, job, note, actor_id }: Happening): string {
  const actorName = store.users.get(actor_id)?.name
  const parts = [
    `${job.title} for ${job.customer_name}`,
    ofMoney.includes(event) ? null : formatWhen(company, job.start_at),
    withNote.includes(event) ? note : null,
    actorName ? `by ${actorName}` : null,
  ]
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}

export function noticesOf(store: Store, company: Caller['company'], happening: Happening): Omit<NotificationRecord, 'id' | 'read_at'>[] {
  const { event, job, visit_id, invoice_id, note, actor_id, at } = happening
  const actor = store.users.get(actor_id)
  if (!actor) return []
  const caller: Caller = { user: actor, company }
  const known = {
    company_id: job.company_id,
    notification_type: event,
    title: titles[event](job.job_number, note),
    body: toBody(store, caller, happening),
    job_id: job.id,
    visit_id,
    invoice_id,
    created_at: at,
  }
  return store.users
    .by('company_id', job.company_id)
    .filter((user) => user.id !== actor_id && isFor(happening, user, caller))
    .map((user) => ({ ...known, user_id: user.id }))
}

/** The notification of a timeline entry; null without one. */
export function eventOf({ event, status }: Pick<HistoryRecord, 'event' | 'status'>, isMoved: boolean): CompanyEventCode | null {
  if (event === 'created') return 'job_created'
  if (event === 'invoice_generated') return 'invoice_created'
  if (event === 'payment_processed') return 'payment_received'
  if (event === 'scheduled_and_assigned') return isMoved ? 'visit_moved' : 'job_assigned'
  if (event === 'edited') return isMoved ? 'visit_moved' : null
  return event === 'status_changed' ? (ofStatus[status ?? -1] ?? null) : null
}

const ofStatus: Readonly<Record<number, CompanyEventCode>> = {
  2: 'staff_on_the_way',
  3: 'staff_reached',
  4: 'service_started',
  6: 'job_finished',
  7: 'job_cancelled',
  8: 'job_declined',
}

export const tellsOfMove = ({ changes }: Pick<HistoryRecord, 'changes'>): boolean =>
  changes.some(({ field, from }) => (field === 'start_at' || field === 'date' || field === 'visits') && from !== null)
