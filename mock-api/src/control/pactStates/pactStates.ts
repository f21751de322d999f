import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { openSession } from '../../resources/auth/sessions.ts'
import type { Store } from '../../db/store.ts'
import { accountStates } from './accountStates.ts'
import { planStates } from './planStates.ts'
import { recordStates } from './recordStates.ts'
import { anyOf, putCustomer, putJob, putProperty, putStaff, getSlot } from './sampleRecords.ts'
import { ADMIN, COMPANY, EXPIRED, must, numberIn, numbersIn, OWNER, textIn, userOf } from './seedAccounts.ts'
import { workStates } from './workStates.ts'
import type { AllStates, StateTarget } from './stateTarget.ts'
import { stateNames } from './stateNames.ts'

/** Ids that interactions use without a state. */
const STAFF = 21
const CUSTOMER = 31
const PROPERTY = 41
const CATEGORY = 3

function putPeople({ store }: StateTarget): void {
  putStaff(store, STAFF, 1)
  putCustomer(store, CUSTOMER)
  putProperty(store, PROPERTY, CUSTOMER)
}

function putInvoice(store: Store, id: number, jobId: number): void {
  const pattern = anyOf(store.invoices.by('company_id', COMPANY), 'invoice')
  const open = { status: 9, amount_paid: 0, balance_due: pattern.total } as const
  store.invoices.put({ ...pattern, id, job_id: jobId, customer_id: CUSTOMER, ...open })
}

const requested = { date: '2026-11-20', start_time: '10:00', end_time: '12:00' }

export function pactStates(mock: StateTarget): AllStates {
  const { store, clock } = mock
  const company = must(store.companies.get(COMPANY), 'company')
  const open = (token: string, email: string): void => void openSession(store, clock, userOf(store, email), 'user', token)
  const leaveBranch = (branchId: number): void => {
    for (const user of store.users.by('company_id', COMPANY))
      if (user.branch_id === branchId && user.email !== ADMIN) store.users.update(user.id, { is_active: false })
  }

  return {
    ...accountStates(mock),
    ...workStates(mock),
    ...recordStates(mock),
    ...planStates(mock),
    [stateNames.staffAdminSignedIn]: ({ token }) => open(String(token), ADMIN),
    [stateNames.sessionExpired]: () => undefined,
    [stateNames.ownerSignedIn]: ({ token }) => open(String(token), OWNER),
    [stateNames.expiredOwnerSignedIn]: ({ token }) => open(String(token), EXPIRED),
    [stateNames.staffAdmin]: ({ email }) =>
      void store.users.update(userOf(store, String(email)).id, { is_active: true, is_verified: true }),
    [stateNames.unverifiedUser]: ({ email }) => void store.users.update(userOf(store, String(email)).id, { is_verified: false }),
    [stateNames.emailUnused]: ({ email }) => {
      for (const { id } of store.users.by('email', String(email))) store.users.remove(id)
    },
    [stateNames.jobFinished]: (parameters) => {
      putPeople(mock)
      const at = clock.now()
      const id = numberIn(parameters, 'job_id')
      const invoice_id = numberIn(parameters, 'invoice_id')
      putJob(mock, {
        id,
        visitId: numberIn(parameters, 'visit_id'),
        status: 6,
        visit: { on_the_way_at: at, reached_at: at, started_at: at, finished_at: at, staff_ids: [STAFF] },
        job: {
          description: 'Check pressure and clean the burner.',
          customer_id: CUSTOMER,
          property_id: PROPERTY,
          category_id: CATEGORY,
          jobfinished_notes: 'Burner cleaned.',
          forms: [{ form_id: 9, job_form_id: 77, form_name: 'Sample Authority to Proceed', is_required: true, is_submitted: true }],
          invoice_id,
          invoice_status: 9,
        },
      })
      putInvoice(store, invoice_id, id)
    },
    [stateNames.jobCancelled]: (parameters) =>
      putJob(mock, {
        id: numberIn(parameters, 'job_id'),
        visitId: numberIn(parameters, 'visit_id'),
        status: 7,
        job: { cancel_reason: 'Weather' },
      }),
    [stateNames.quoteSent]: (parameters) => {
      putPeople(mock)
      const line = { id: 1, service_id: null, name: 'New boiler', description: null, product_type: 1, quantity: 1 } as const
      const priced = { ...line, unit: null, amount: 2400, is_tax_exempt: false, total: 2400 }
      putJob(mock, {
        id: numberIn(parameters, 'job_id'),
        visitId: numberIn(parameters, 'visit_id'),
        status: 11,
        visit: { date: null, start_at: null, end_at: null, staff_ids: [] },
        job: {
          customer_id: CUSTOMER,
          property_id: PROPERTY,
          category_id: CATEGORY,
          line_items: [priced],
          quote: {
            valid_until: textIn(parameters, 'valid_until'),
            message: 'As discussed.',
            version: 1,
            alternatives: [{ name: 'Good', line_items: [priced] }],
            optional_lines: [{ ...priced, id: 2, name: 'Thermostat', amount: 90, total: 90 }],
            sent_at: numberIn(parameters, 'sent_at'),
            approval: null,
          },
        },
      })
    },
    [stateNames.jobMissing]: (parameters) => store.jobs.remove(numberIn(parameters, 'job_id')),
    [stateNames.noJobMatches]: () => undefined,
    [stateNames.jobInStatus]: (parameters) => {
      putPeople(mock)
      const staff_ids = numbersIn(parameters, 'staff_ids')
      const lock_version = numberIn(parameters, 'lock_version')
      putJob(mock, {
        id: numberIn(parameters, 'job_id'),
        visitId: numberIn(parameters, 'visit_id'),
        status: numberIn(parameters, 'status') as JobStatusCode,
        visit: { ...getSlot(requested, company.timezone), staff_ids, lock_version, updated_by: STAFF },
        job: { lock_version },
      })
    },
    [stateNames.staffMemberBusy]: (parameters) =>
      putJob(mock, {
        id: numberIn(parameters, 'busy_job_id'),
        visitId: numberIn(parameters, 'busy_visit_id'),
        status: 1,
        visit: { ...getSlot(parameters, company.timezone), staff_ids: [numberIn(parameters, 'staff_id')] },
      }),
    [stateNames.timelineWithStatusChange]: (parameters) => {
      const jobId = numberIn(parameters, 'job_id')
      putJob(mock, { id: jobId, visitId: numberIn(parameters, 'visit_id'), status: 4 })
      store.history.insert({
        company_id: COMPANY,
        job_id: jobId,
        visit_id: numberIn(parameters, 'visit_id'),
        event: 'status_changed',
        status: 4,
        changes: [{ field: 'status', from: 'Assigned', to: 'Service Started' }],
        note: 'Rang at the gate.',
        actor_id: userOf(store, ADMIN).id,
        created_at: clock.now(),
      })
    },
    [stateNames.timelineEmpty]: (parameters) => putJob(mock, { id: numberIn(parameters, 'job_id'), visitId: 704, status: 1 }),
    [stateNames.onlyStaffMember]: (parameters) => {
      leaveBranch(numberIn(parameters, 'branch_id'))
      putPeople(mock)
      putStaff(store, numberIn(parameters, 'staff_id'), numberIn(parameters, 'branch_id'))
    },
    [stateNames.branchWithoutStaff]: (parameters) => leaveBranch(numberIn(parameters, 'branch_id')),
  }
}
