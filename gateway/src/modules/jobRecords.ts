import type { Camel } from '@callout/contracts/casing'
import type { Property } from '@callout/contracts/customers/schemas'
import { jobStatus } from '@callout/contracts/jobs/status'
import { instantOf, wallTimeOf } from '@callout/contracts/time'
import type { CustomerDetail, GatewayContext } from '../context.ts'
import type { JobSource } from './jobs.ts'
import { addressOf } from './customers.ts'

/** What has a status as the wire says it: a job, or a visit. */
interface Stated {
  readonly status?: number | string | null | undefined
  readonly allowedActions?: readonly unknown[] | null | undefined
}

const known = new Set<unknown>(Object.values(jobStatus).map(({ code }) => code))

/** A record whose status is one that everybody knows, or null; nothing can be done to one in a state that nobody knows. */
export function withKnownStatus<T extends Stated>(record: T): T {
  const { status } = record
  if (known.has(status) || status === null || status === undefined) return record
  return { ...record, status: null, unknownStatus: String(status), allowedActions: [] }
}

const isTold = (value: unknown): boolean => value !== null && value !== undefined

/** Whether a job names by its id what others embed, or says its time by date and clock alone (spec §5 "Jobs"). */
const isByIds = (job: JobSource): boolean =>
  (isTold(job.customerId) && !job.customer) ||
  (isTold(job.propertyId) && !job.property) ||
  (isTold(job.categoryId) && !job.category) ||
  (isTold(job.staffIds) && !job.staff) ||
  (!isTold(job.startAt) && (isTold(job.startTime) || isTold(job.dates)))

/** The day of the visit that comes next, or of the last one. */
function dayOf({ date, dates }: JobSource, zone: string): string | null {
  if (isTold(date)) return date ?? null
  const today = wallTimeOf(Date.now() / 1000, zone).date
  const days = (dates ?? []).toSorted()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

/** Dates and clock times mean the zone of the account; where nobody says which that is, they are shown as they are written. */
async function timeOf(job: JobSource, { names }: GatewayContext) {
  if (isTold(job.startAt)) return {}
  const told = job.timezone ?? (await names.timeZone())
  const zone = told ?? 'UTC'
  const date = dayOf(job, zone)
  const at = (time: string | null | undefined): number | null => (date !== null && time ? instantOf(date, time, zone) : null)
  return { timezone: told, date, startAt: at(job.startTime), endAt: at(job.endTime) }
}

/** As a job embeds a customer. */
const embedded = ({ id, name, phone, phoneCountryCode }: CustomerDetail) => ({ id, name, phone, phoneCountryCode })
const placed = (property: Camel<Property>) => ({ ...property, address: addressOf(property) })

async function partiesOf(job: JobSource, { names }: GatewayContext) {
  const wanted = !job.customer || !job.property ? (job.customerId ?? job.customer?.id) : undefined
  const customer = isTold(wanted) ? await names.customer(wanted as number) : null
  const property = customer?.properties?.find(({ id }) => id === job.propertyId)
  return {
    customer: job.customer ?? (customer ? embedded(customer) : isTold(job.customerId) ? { id: job.customerId as number } : undefined),
    property: job.property ?? (property ? placed(property) : isTold(job.propertyId) ? { id: job.propertyId as number } : undefined),
  }
}

async function completed(job: JobSource, context: GatewayContext): Promise<JobSource> {
  const { names } = context
  const [parties, time, categories, staff] = await Promise.all([
    partiesOf(job, context),
    timeOf(job, context),
    !job.category && isTold(job.categoryId) ? names.categories() : undefined,
    !job.staff && isTold(job.staffIds) ? names.staff() : undefined,
  ])
  const id = job.categoryId
  return {
    ...job,
    ...parties,
    ...time,
    ...(categories && isTold(id) && { category: categories.get(id as number) ?? { id } }),
    ...(staff && { staff: job.staffIds?.map((one) => staff.get(one) ?? { id: one }) }),
  } as JobSource
}

/** A job with names and instants, wherever the backend has said them. */
export const jobRecord = async <T extends JobSource>(job: T, context: GatewayContext): Promise<T> =>
  withKnownStatus(isByIds(job) ? ((await completed(job, context)) as T) : job)

/** The same of a page. Rows of a backend that embeds are there at once. */
export const jobRecords = <T extends JobSource>(jobs: readonly T[], context: GatewayContext): T[] | Promise<T[]> =>
  jobs.some(isByIds) ? Promise.all(jobs.map((job) => jobRecord(job, context))) : jobs.map(withKnownStatus)
