import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { instantOf } from '@callout/contracts/time'
import { jobFromVisits } from '../../resources/jobs/actions/jobFromVisits.ts'
import type { Store } from '../../db/store.ts'
import type { CustomerRecord, PropertyRecord } from '../../resources/customers/records.ts'
import type { JobRecord } from '../../resources/jobs/records.ts'
import type { VisitRecord } from '../../resources/jobs/visitRecords.ts'
import { COMPANY, must, type Parameters, textIn } from './seedAccounts.ts'
import type { StateTarget } from './stateTarget.ts'

/** The first record; throws if there is none. */
export const anyOf = <R>(records: readonly R[], what: string): R => must(records[0], what)

export function putStaff(store: Store, id: number, branchId: number): void {
  const pattern = must(
    store.users.by('company_id', COMPANY).find(({ user_type }) => user_type === 'staff'),
    'staff',
  )
  store.users.put({ ...pattern, id, branch_id: branchId, email: `staff-${id}@demo.test` })
}

export function putProperty(store: Store, id: number, customerId: number, part: Partial<PropertyRecord> = {}): void {
  const property = anyOf(store.properties.all(), 'property')
  store.properties.put({
    ...property,
    id,
    customer_id: customerId,
    company_id: COMPANY,
    name: 'Practice',
    access_notes: 'Key at the desk.',
    ...part,
  })
}

const ownBilling = {
  same_as_property_address: false,
  billing_suite_no: '9',
  billing_street1: '1 Main Street',
  billing_street2: 'Rear',
  billing_city: 'Chicago',
  billing_province: 'IL',
  billing_country: 'United States',
  billing_postal_code: '60601',
} as const

export function putCustomer(store: Store, id: number, part: Partial<CustomerRecord> = {}): void {
  const customer = anyOf(store.customers.by('company_id', COMPANY), 'customer')
  const second = { alternate_phone_country_code: '1', alternate_phone: '5550132', website: 'https://reyes-dental.test' }
  store.customers.put({
    ...customer,
    ...ownBilling,
    ...second,
    id,
    company_name: 'Reyes Dental',
    notes: 'Rings twice.',
    tags: ['vip'],
    ...part,
  })
}

interface JobParts {
  readonly id: number
  readonly visitId: number
  readonly status: JobStatusCode
  readonly visit?: Partial<VisitRecord>
  readonly job?: Partial<JobRecord>
}

export function putJob({ store, clock }: StateTarget, { id, visitId, status, visit: visitPart, job: jobPart }: JobParts): void {
  const pattern = must(
    store.jobs.all().find((job) => job.company_id === COMPANY && job.visits_total === 1 && job.status === 6),
    'finished job',
  )
  const visit: VisitRecord = {
    ...anyOf(store.visits.by('job_id', pattern.id), 'visit'),
    id: visitId,
    job_id: id,
    status,
    on_the_way_at: null,
    reached_at: null,
    started_at: null,
    finished_at: null,
    notes: 'Bring the long ladder.',
    updated_at: clock.now(),
    lock_version: 1,
    ...visitPart,
  }
  for (const item of store.visits.by('job_id', id)) store.visits.remove(item.id)
  store.visits.put(visit)
  store.jobs.put({
    ...pattern,
    ...jobFromVisits([visit]),
    id,
    job_number: `J-0${id}`,
    forms: [],
    invoice_id: null,
    invoice_status: null,
    lock_version: 1,
    ...jobPart,
  })
}

export const getSlot = (parameters: Parameters, timezone: string): Pick<VisitRecord, 'date' | 'start_at' | 'end_at'> => {
  const date = textIn(parameters, 'date')
  return {
    date,
    start_at: instantOf(date, textIn(parameters, 'start_time'), timezone),
    end_at: instantOf(date, textIn(parameters, 'end_time'), timezone),
  }
}
