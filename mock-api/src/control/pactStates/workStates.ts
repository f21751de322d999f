import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { jobFromVisits } from '../../resources/jobs/actions/jobFromVisits.ts'
import { billsFromVisits } from '../../resources/jobs/actions/visitBills.ts'
import { openSession } from '../../resources/auth/sessions.ts'
import type { Store } from '../../db/store.ts'
import type { JobRecord } from '../../resources/jobs/records.ts'
import type { VisitRecord } from '../../resources/jobs/visitRecords.ts'
import { putCustomer, putJob, putProperty, putStaff, getSlot } from './sampleRecords.ts'
import { ADMIN, COMPANY, must, numberIn, type Parameters, textIn, userOf } from './seedAccounts.ts'
import type { SomeStates, StateTarget } from './stateTarget.ts'
import { stateNames } from './stateNames.ts'

const none = () => undefined

function putKnownCustomer(store: Store, parameters: Parameters): void {
  const id = numberIn(parameters, 'customer_id')
  const text = (name: string): string => textIn(parameters, name)
  putCustomer(store, id, {
    branch_id: 1,
    first_name: text('first_name'),
    last_name: text('last_name'),
    company_name: text('company_name'),
    name: text('company_name'),
    email: text('email'),
    phone_country_code: text('phone_country_code'),
    phone: text('phone'),
  })
  for (const { id: other } of store.properties.by('customer_id', id)) store.properties.remove(other)
  putProperty(store, numberIn(parameters, 'property_id'), id, { suite_no: '4B', street1: '80 Elm Street', is_billing_address: true })
}

function forgetLike(store: Store, parameters: Parameters): void {
  for (const { id, first_name, last_name, email } of store.customers.by('company_id', COMPANY)) {
    const isNamesake = first_name === parameters['first_name'] && last_name === parameters['last_name']
    if (isNamesake || email === parameters['email']) store.customers.remove(id)
  }
}

function putService(store: Store, parameters: Parameters): void {
  const pattern = must(store.services.by('company_id', COMPANY)[0], 'service')
  store.services.put({
    ...pattern,
    id: numberIn(parameters, 'service_id'),
    category_id: numberIn(parameters, 'category_id'),
    name: 'Boiler service',
    description: 'Yearly check',
    product_type: 0,
    unit: 'hour',
    amount: 45,
    duration_minutes: 90,
    sku: textIn(parameters, 'sku'),
    tax_ids: [5],
    cost: 18.25,
    image_url: 'https://callout.test/services/boiler.webp',
    is_active: true,
  })
}

function putDefaultTax(store: Store, parameters: Parameters): void {
  for (const { id } of store.taxes.by('company_id', COMPANY)) store.taxes.update(id, { is_default: false })
  const [id, rate] = [numberIn(parameters, 'tax_id'), numberIn(parameters, 'rate')]
  store.taxes.put({ id, company_id: COMPANY, name: textIn(parameters, 'name'), rate, is_default: true, is_active: true })
}

function putForm(store: Store, parameters: Parameters): void {
  const pattern = must(store.forms.by('company_id', COMPANY)[0], 'form')
  store.forms.put({
    ...pattern,
    id: numberIn(parameters, 'form_id'),
    form_name: textIn(parameters, 'form_name'),
    category_ids: [numberIn(parameters, 'category_id')],
    status: 1,
    is_template: false,
  })
}

const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_on: day > 0, open: '08:00', close: '17:00' }))

function putBookedJob(mock: StateTarget, parameters: Parameters, part: Partial<JobRecord> = {}): void {
  const { store } = mock
  const { timezone } = must(store.companies.get(COMPANY), 'company')
  const staff_ids = [numberIn(parameters, 'staff_id')]
  const service_id = numberIn(parameters, 'service_id')
  const line = { id: numberIn(parameters, 'line_item_id'), service_id, name: 'Boiler service', description: null, product_type: 0 } as const
  putJob(mock, {
    id: numberIn(parameters, 'job_id'),
    visitId: numberIn(parameters, 'visit_id'),
    status: 1,
    visit: { ...getSlot(parameters, timezone), staff_ids },
    job: {
      branch_id: 1,
      customer_id: numberIn(parameters, 'customer_id'),
      property_id: numberIn(parameters, 'property_id'),
      category_id: numberIn(parameters, 'category_id'),
      notes: 'Gate code 4711',
      line_items: [{ ...line, quantity: 1, unit: 'hour', amount: 45, is_tax_exempt: false, total: 45 }],
      lock_version: numberIn(parameters, 'lock_version'),
      ...part,
    },
  })
}

function addVisit({ store }: StateTarget, parameters: Parameters, prefix: 'completed' | 'next', part: Partial<VisitRecord>): void {
  const id = numberIn(parameters, `${prefix}_visit_id`)
  if (id === 0) return
  const { timezone } = must(store.companies.get(COMPANY), 'company')
  const pattern = must(store.visits.get(numberIn(parameters, 'visit_id')), 'visit')
  const slot = getSlot({ ...parameters, date: parameters[`${prefix}_date`] }, timezone)
  store.visits.put({ ...pattern, id, visit_number: 2, ...slot, ...part })
  const job = must(store.jobs.get(numberIn(parameters, 'job_id')), 'job')
  store.jobs.update(job.id, { visits_total: job.visits_total + 1 })
}

function putSeries(mock: StateTarget, parameters: Parameters): void {
  const { store } = mock
  putBookedJob(mock, parameters, { is_recurring: true, billing: 1 })
  store.visits.update(numberIn(parameters, 'visit_id'), { status: 6 })
  addVisit(mock, { ...parameters, next_visit_id: 703, next_date: '2026-12-04' }, 'next', { status: 1 })
  const job = must(store.jobs.get(numberIn(parameters, 'job_id')), 'job')
  const visits = store.visits.by('job_id', job.id)
  store.jobs.update(job.id, { ...jobFromVisits(visits), ...billsFromVisits(job, visits) })
}

function putFile({ store, clock }: StateTarget, parameters: Parameters): void {
  const job_id = numberIn(parameters, 'job_id')
  const file = { file_name: 'boiler.jpg', content_type: 'image/jpeg', size: 48_120, key: '0123456789abcdef0123456789abcdef' }
  const by = { created_by: userOf(store, ADMIN).id, created_at: clock.now() }
  store.attachments.put({ id: numberIn(parameters, 'attachment_id'), company_id: COMPANY, job_id, ...file, ...by })
}

export function workStates(mock: StateTarget) {
  const { store, clock } = mock

  return {
    [stateNames.noRecordMatches]: none,
    [stateNames.customer]: (parameters) => putKnownCustomer(store, parameters),
    [stateNames.customerMissing]: (parameters) => store.customers.remove(numberIn(parameters, 'customer_id')),
    [stateNames.customerUnique]: (parameters) => forgetLike(store, parameters),
    [stateNames.category]: (parameters) => {
      const id = numberIn(parameters, 'category_id')
      store.categories.put({ ...must(store.categories.by('company_id', COMPANY)[0], 'category'), id, is_active: true })
    },
    [stateNames.service]: (parameters) => putService(store, parameters),
    [stateNames.branchesActive]: () => {
      for (const { id } of store.branches.by('company_id', COMPANY)) store.branches.update(id, { is_active: true })
    },
    [stateNames.defaultTax]: (parameters) => putDefaultTax(store, parameters),
    [stateNames.form]: (parameters) => putForm(store, parameters),
    [stateNames.businessHours]: (parameters) =>
      void store.companies.update(COMPANY, {
        business_hours: week,
        holidays: [{ date: textIn(parameters, 'holiday'), name: 'Christmas Day' }],
      }),
    [stateNames.companyLogo]: (parameters) => void store.companies.update(COMPANY, { logo_url: textIn(parameters, 'logo_url') }),
    [stateNames.lineItemRequired]: () => void store.companies.update(COMPANY, { is_line_item_required: true }),
    [stateNames.staffMember]: (parameters) => putStaff(store, numberIn(parameters, 'staff_id'), numberIn(parameters, 'branch_id')),
    [stateNames.jobBooked]: (parameters) => {
      putBookedJob(mock, parameters)
      addVisit(mock, parameters, 'completed', { status: 6, finished_at: clock.now() })
      addVisit(mock, parameters, 'next', { status: 1 })
    },
    [stateNames.seriesWithFile]: (parameters) => {
      const text = (name: string): string => textIn(parameters, name)
      const rule: Recurrence = { frequency: 2, interval: 2, weekdays: [5], end_date: text('end_date'), skip_closed_days: true }
      putBookedJob(mock, parameters, {
        is_recurring: true,
        series: { rule, first_date: text('date'), start_time: text('start_time'), end_time: text('end_time') },
        taxes: [{ tax_id: numberIn(parameters, 'tax_id'), name: 'Sales tax', rate: 8.25, amount: 3.71 }],
      })
      putFile(mock, parameters)
    },
    [stateNames.seriesBilledPerVisit]: (parameters) => putSeries(mock, parameters),
    [stateNames.staffAdminWithoutAuthority]: ({ token, authority }) => {
      const admin = userOf(store, ADMIN)
      store.users.update(admin.id, { authorities: admin.authorities.filter((granted) => granted !== authority) })
      openSession(store, clock, userOf(store, ADMIN), 'user', String(token))
    },
  } satisfies SomeStates
}
