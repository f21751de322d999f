import type { Camel } from '@callout/contracts/casing'
import type { Property } from '@callout/contracts/customers/schemas'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { instantOf, wallTimeOf } from '@callout/contracts/time'
import type { GatewayContext } from '../context.ts'
import type { CustomerDetail } from '../sources/customers.ts'
import type { JobSource } from '../sources/jobs.ts'
import { named } from '../fullName.ts'
import { addressOf } from './customers.ts'

/** Names of the fields that are asked for; what nobody asks for is not looked up. */
type Wanted = ReadonlySet<string>

/** What has a status as the wire says it: a job, or a visit. */
interface Stated {
  readonly status?: number | string | null | undefined
  readonly allowedActions?: readonly unknown[] | null | undefined
}

const known = new Set<unknown>(Object.values(jobStatus).map(({ code }) => code))
export const isKnownStatus = (status: unknown): boolean => known.has(status)

/** A record whose status is one that everybody knows, or null; nothing can be done to one in a state that nobody knows. */
export function withKnownStatus<T extends Stated>(record: T): T {
  const { status } = record
  if (known.has(status) || status === null || status === undefined) return record
  return { ...record, status: null, unknownStatus: String(status), allowedActions: [] }
}

const isTold = (value: unknown): boolean => value !== null && value !== undefined
const isKnown = ({ status }: Stated): boolean => known.has(status) || !isTold(status)

/** Whether a job says its time by dates and clock times alone. A backend that knows instants and says null has told that there is none. */
const isByClock = ({ startAt, startTime, dates }: JobSource): boolean =>
  startAt === undefined && (isTold(startTime) || (dates?.length ?? 0) > 0)

/** Whether a job tells of itself what is shown of it, and need not be looked up by ids or by its dates and clock times (spec §5 "Jobs"). */
const isWhole = (job: JobSource): boolean =>
  (job.customer ? Boolean(job.customer.name) : !isTold(job.customerId)) &&
  (isTold(job.property) || !isTold(job.propertyId)) &&
  (isTold(job.category) || !isTold(job.categoryId)) &&
  (isTold(job.staff) || !isTold(job.staffIds)) &&
  !isByClock(job) &&
  isKnown(job)

/** The day of the visit that comes next, or of the last one. */
function dayOf({ date, dates }: JobSource, zone: string): string | null {
  if (isTold(date)) return date ?? null
  const today = wallTimeOf(Date.now() / 1000, zone).date
  const days = (dates ?? []).toSorted()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

/** Whether it has a day: told by one, by its absence, or by the status; null where nobody says. */
export function isScheduled(job: JobSource): boolean | null {
  const { startAt, date, dates, status } = job
  if (isTold(startAt) || isTold(date) || (dates?.length ?? 0) > 0) return true
  const isToldNone = startAt === null || dates?.length === 0 || status === jobStatus.UNSCHEDULED.code
  return isToldNone || ('scheduleLater' in job && job.scheduleLater === true) ? false : null
}

const timeFields = ['date', 'startAt', 'endAt', 'timezone', 'isZoneAssumed'] as const

/**
 * Dates and clock times mean the zone of the account; where nobody says which that is, they are taken for that of the person who
 * asks, and it is told that the zone is assumed.
 */
async function timeOf(job: JobSource, { names, ownZone }: GatewayContext, wanted: Wanted) {
  if (!isByClock(job) || !timeFields.some((field) => wanted.has(field))) return undefined
  const told = job.timezone ?? (await names.timeZone())
  const zone = told ?? ownZone() ?? 'UTC'
  const date = dayOf(job, zone)
  const at = (time: string | null | undefined): number | undefined =>
    date !== null && time ? (instantOf(date, time, zone) ?? undefined) : undefined
  return { timezone: zone, isZoneAssumed: told === null, date, startAt: at(job.startTime), endAt: at(job.endTime) }
}

/** As a job embeds a customer. */
const embedded = ({ id, name, phone, phoneCountryCode }: CustomerDetail) => ({ id, name, phone, phoneCountryCode })
/** Nobody asks again for one that could not be had. */
const unnamed = (id: number) => ({ id, name: null, phone: null, phoneCountryCode: null })
const placed = (property: Camel<Property>) => ({ ...property, address: addressOf(property) })

async function partiesOf(job: JobSource, { names }: GatewayContext, wanted: Wanted) {
  const told = job.customer && named(job.customer)
  const id = told?.id ?? job.customerId
  const isNeeded =
    (wanted.has('customer') && wanted.has('name') && !told?.name) || (wanted.has('property') && !job.property && isTold(job.propertyId))
  const customer = isNeeded && isTold(id) ? await names.customer(id as number) : null
  const property = customer?.properties?.find((one) => one.id === job.propertyId)
  return {
    customer: told?.name ? told : customer ? embedded(customer) : (told ?? (isTold(id) ? unnamed(id as number) : undefined)),
    property: job.property ?? (property ? placed(property) : isTold(job.propertyId) ? { id: job.propertyId as number } : undefined),
  }
}

async function completed(job: JobSource, context: GatewayContext, wanted: Wanted): Promise<JobSource> {
  const { names } = context
  const [parties, time, categories, staff] = await Promise.all([
    partiesOf(job, context, wanted),
    timeOf(job, context, wanted),
    wanted.has('category') && !job.category && isTold(job.categoryId) ? names.categories() : undefined,
    wanted.has('staff') && !job.staff && isTold(job.staffIds) ? names.staff() : undefined,
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

/** A job with the names and instants that are wanted, wherever the backend has said them. */
export const jobRecord = async <T extends JobSource>(job: T, context: GatewayContext, wanted: Wanted): Promise<T> =>
  isWhole(job) ? job : withKnownStatus((await completed(job, context, wanted)) as T)

/** The same of a page. Rows of a backend that embeds are there at once, as they are. */
export const jobRecords = <T extends JobSource>(jobs: T[], context: GatewayContext, wanted: Wanted): T[] | Promise<T[]> =>
  jobs.every(isWhole) ? jobs : Promise.all(jobs.map((job) => jobRecord(job, context, wanted)))
