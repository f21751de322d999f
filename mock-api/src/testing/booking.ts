import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { z } from '@callout/contracts/wire/zod'
import type { CustomerRecord, PropertyRecord } from '../resources/customers/records.ts'
import type { Called, TestApp } from './testApp.ts'

export type Booking = z.input<typeof JobBody>

/** A customer of the main company who is served, with a property. */
export function servedCustomer({ store }: TestApp, branchId = 1): { customer: CustomerRecord; property: PropertyRecord } {
  const customer = store.customers
    .by('company_id', 1)
    .find(({ is_do_not_service, is_active, branch_id }) => !is_do_not_service && is_active && branch_id === branchId) as CustomerRecord
  return { customer, property: store.properties.by('customer_id', customer.id)[0] as PropertyRecord }
}

/** A job of the main company on a free morning, with one line item of 90.00 and the company's tax. */
export function bookingOf(mock: TestApp, changes: Partial<Booking> = {}): Booking {
  const { customer, property } = servedCustomer(mock)
  return {
    customer_id: customer.id,
    property_id: property.id,
    category_id: 1,
    dates: ['2026-07-01'],
    start_time: '09:00',
    end_time: '11:00',
    staff_ids: [14],
    line_items: [{ name: 'Boiler service', quantity: 2, amount: 45 }],
    tax_ids: [1],
    ...changes,
  }
}

/** Every week on Wednesday, five times. */
export const weekly = { is_recurring: true, recurrence: { frequency: 2, end_date: '2026-07-29' } } as const

export const book = (mock: TestApp, token: string, changes: Partial<Booking> = {}, headers: Record<string, string> = {}): Promise<Called> =>
  mock.call('POST', '/jobs', { token, body: bookingOf(mock, changes), headers })

/** The job that was booked; the booking has to succeed. */
export async function booked(mock: TestApp, token: string, changes: Partial<Booking> = {}): Promise<Job> {
  const called = await book(mock, token, changes)
  if (called.responseCode !== 200) throw new Error(`${called.responseCode} ${called.responseMessage}`)
  return called.responseData as Job
}

const unchangedFields = [
  'branch_id',
  'title',
  'description',
  'notes',
  'priority',
  'schedule_later',
  'dates',
  'start_time',
  'end_time',
  'is_recurring',
  'recurrence',
  'discount_type',
  'discount_value',
  'discount_basis',
  'tax_basis',
  'tax_ids',
  'lock_version',
] as const satisfies readonly (keyof Job)[]

/** A body of `PUT` that leaves the job unchanged. */
export const asItStands = (job: Job): Record<string, unknown> => ({
  ...Object.fromEntries(unchangedFields.map((field) => [field, job[field]])),
  customer_id: job.customer?.id,
  property_id: job.property?.id,
  category_id: job.category?.id,
  staff_ids: job.staffs?.map(({ id }) => id),
  line_items: job.line_items?.map(({ total: _, ...line }) => line),
  form_ids: job.forms?.map(({ form_id }) => form_id),
  attachments: job.attachments?.map(({ id }) => ({ id })),
  agreement_accepted: true,
})

/** Sends the job as it stands, with these changes. */
export const change = (mock: TestApp, token: string, job: Job, changes: Record<string, unknown> = {}): Promise<Called> =>
  mock.call('PUT', `/jobs/${job.id}`, { token, body: { ...asItStands(job), ...changes } })

/** The same where it has to succeed. */
export async function changed(mock: TestApp, token: string, job: Job, changes: Record<string, unknown> = {}): Promise<Job> {
  const called = await change(mock, token, job, changes)
  if (called.responseCode !== 200)
    throw new Error(`${called.responseCode} ${called.responseMessage} ${JSON.stringify(called.responseData)}`)
  return called.responseData as Job
}

const isCollection = (part: unknown): part is { all(): unknown } => typeof part === 'object' && part !== null && 'all' in part

/** Everything that the mock keeps, as it would be written to disk. */
export const everything = ({ store }: TestApp): string =>
  JSON.stringify(Object.entries(store).map(([name, part]: [string, unknown]) => [name, isCollection(part) ? part.all() : null]))

export const getProblem = ({ responseCode, responseMessage, responseData }: Called) => ({
  code: responseCode,
  message: responseMessage,
  fields: (responseData as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field),
})
