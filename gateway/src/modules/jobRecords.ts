import type { Camel } from '@callout/contracts/wire/casing'
import type { Property } from '@callout/contracts/customers/schemas'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { instantOf, wallTimeOf } from '@callout/contracts/time'
import type { GatewayContext } from '../schema/context.ts'
import { named } from '../rest/fullName.ts'
import type { Requested } from '../graphql/fieldsBelow.ts'
import type { CustomerDetail, JobSource } from '../schema/sources.ts'
import { getAddress } from './customers.ts'

interface Stated {
  readonly status?: number | string | null | undefined
  readonly allowedActions?: readonly unknown[] | null | undefined
}

const known = new Set<unknown>(Object.values(jobStatus).map(({ code }) => code))
export const isKnownStatus = (status: unknown): boolean => known.has(status)

export function withKnownStatus<T extends Stated>(record: T): T {
  const { status } = record
  if (known.has(status) || status === null || status === undefined) return record
  return { ...record, status: null, unknownStatus: String(status), allowedActions: [] }
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined
const isKnown = ({ status }: Stated): boolean => known.has(status) || !isSet(status)

/** Whether a job has dates and clock times only. `start_at: null` means unscheduled. */
const isByClock = ({ startAt, startTime, dates }: JobSource): boolean =>
  startAt === undefined && (isSet(startTime) || (dates?.length ?? 0) > 0)

/** Whether a job embeds everything it shows, without references by id or dates in local time (spec §5 "Jobs"). */
const isWhole = (job: JobSource): boolean =>
  (job.customer ? Boolean(job.customer.name) : !isSet(job.customerId)) &&
  (isSet(job.property) || !isSet(job.propertyId)) &&
  (isSet(job.category) || !isSet(job.categoryId)) &&
  (isSet(job.staff) || !isSet(job.staffIds)) &&
  !isByClock(job) &&
  isKnown(job)

function dayOf({ date, dates }: JobSource, zone: string): string | null {
  if (isSet(date)) return date ?? null
  const today = wallTimeOf(Date.now() / 1000, zone).date
  const days = (dates ?? []).toSorted()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

export function isScheduled(job: JobSource): boolean | null {
  const { startAt, date, dates, status } = job
  if (isSet(startAt) || isSet(date) || (dates?.length ?? 0) > 0) return true
  const isKnownUnscheduled = startAt === null || dates?.length === 0 || status === jobStatus.UNSCHEDULED.code
  return isKnownUnscheduled || ('scheduleLater' in job && job.scheduleLater === true) ? false : null
}

const timeFields = ['date', 'startAt', 'endAt', 'timezone', 'isZoneAssumed'] as const

/** Local dates and times are in the account's zone. If it is unknown, the caller's zone is used and `isZoneAssumed` is true. */
async function getTime(job: JobSource, { names, ownZone }: GatewayContext, requested: Requested) {
  if (!isByClock(job) || !timeFields.some((field) => requested.has(field))) return undefined
  const accountZone = job.timezone ?? (await names.timeZone())
  const zone = accountZone ?? ownZone() ?? 'UTC'
  const date = dayOf(job, zone)
  const at = (time: string | null | undefined): number | undefined =>
    date !== null && time ? (instantOf(date, time, zone) ?? undefined) : undefined
  return { timezone: zone, isZoneAssumed: accountZone === null, date, startAt: at(job.startTime), endAt: at(job.endTime) }
}

const embedded = ({ id, name, phone, phoneCountryCode }: CustomerDetail) => ({ id, name, phone, phoneCountryCode })
const unnamed = (id: number) => ({ id, name: null, phone: null, phoneCountryCode: null })
const placed = (property: Camel<Property>) => ({ ...property, address: getAddress(property) })

async function partiesOf(job: JobSource, { names }: GatewayContext, requested: Requested) {
  const embeddedCustomer = job.customer && named(job.customer)
  const id = embeddedCustomer?.id ?? job.customerId
  const isNeeded =
    (requested.has('customer') && requested.has('name') && !embeddedCustomer?.name) ||
    (requested.has('property') && !job.property && isSet(job.propertyId))
  const customer = isNeeded && isSet(id) ? await names.customer(id as number) : null
  const property = customer?.properties?.find((item) => item.id === job.propertyId)
  return {
    customer: embeddedCustomer?.name
      ? embeddedCustomer
      : customer
        ? embedded(customer)
        : (embeddedCustomer ?? (isSet(id) ? unnamed(id as number) : undefined)),
    property: job.property ?? (property ? placed(property) : isSet(job.propertyId) ? { id: job.propertyId as number } : undefined),
  }
}

async function completed(job: JobSource, context: GatewayContext, requested: Requested): Promise<JobSource> {
  const { names } = context
  const [parties, time, categories, staff] = await Promise.all([
    partiesOf(job, context, requested),
    getTime(job, context, requested),
    requested.has('category') && !job.category && isSet(job.categoryId) ? names.categories() : undefined,
    requested.has('staff') && !job.staff && isSet(job.staffIds) ? names.staff() : undefined,
  ])
  const id = job.categoryId
  return {
    ...job,
    ...parties,
    ...time,
    ...(categories && isSet(id) && { category: categories.get(id as number) ?? { id } }),
    ...(staff && { staff: job.staffIds?.map((item) => staff.get(item) ?? { id: item }) }),
  } as JobSource
}

/** Adds the selected names and instants, however the backend returns them. */
export const jobRecord = async <T extends JobSource>(job: T, context: GatewayContext, requested: Requested): Promise<T> =>
  isWhole(job) ? job : withKnownStatus((await completed(job, context, requested)) as T)

export const jobRecords = <T extends JobSource>(jobs: T[], context: GatewayContext, requested: Requested): T[] | Promise<T[]> =>
  jobs.every(isWhole) ? jobs : Promise.all(jobs.map((job) => jobRecord(job, context, requested)))
