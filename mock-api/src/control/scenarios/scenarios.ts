import { FREE_TRIAL_SKU } from '@callout/contracts/constants'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import { hashPassword } from '../../resources/auth/passwords.ts'
import { createAccount } from '../../resources/auth/newAccount.ts'
import { sendOtp } from '../../resources/auth/otp.ts'
import { isTimed } from '../../resources/jobs/visitRecords.ts'
import type { CompanyRecord } from '../../resources/profile/records.ts'
import type { Store } from '../../db/store.ts'
import { DEMO_PASSWORD } from '../../seed/profile/users.ts'
import { seed } from '../../seed/seed.ts'
import type { FaultBody } from '../faults.ts'
import type { z } from '@callout/contracts/wire/zod'
import type { MockSession } from '../mockSession.ts'
import type { Recording } from '../recordings/recordings.ts'

const MAIN = 1
const DAY = 86_400
const MOST_OVERLAPS = 40

/** A situation for demos and tests: demo data as of a time, changed, with faults. */
export interface Scenario {
  readonly name: string
  readonly summary: string
  readonly email: string
  /** Time of the demo data; now unless set. */
  readonly nowIn?: (company: CompanyRecord, now: number) => number
  readonly fill?: (store: Store, now: number) => void
  readonly change?: (session: MockSession) => void
  readonly recording?: Recording
  readonly faults?: readonly z.input<typeof FaultBody>[]
}

function mainCompany(store: Store): CompanyRecord {
  const company = store.companies.get(MAIN)
  if (!company) throw new RangeError('The demo data has no main company')
  return company
}

function endPlan({ store, clock }: MockSession, plan: Partial<CompanyRecord['subscription']>): void {
  const { subscription } = mainCompany(store)
  store.companies.update(MAIN, { subscription: { ...subscription, ...plan, ends_at: clock.now() - DAY } })
}

/** Gives every second technician of the day the visit of another one at the same time. */
function overlapVisits({ store, clock }: MockSession): void {
  const { timezone } = mainCompany(store)
  const assigned = store.visits
    .all()
    .filter(isTimed)
    .filter(({ company_id, status }) => company_id === MAIN && status === jobStatus.ASSIGNED.code)
    .toSorted((a, b) => a.start_at - b.start_at)
  const coming = assigned.filter(({ end_at }) => end_at > clock.now())
  const today = coming.filter(({ date }) => date === wallTimeOf(clock.now(), timezone).date)
  const visits = [today, coming, assigned].find(({ length }) => length > 1)?.slice(0, MOST_OVERLAPS) ?? []
  for (const [index, visit] of visits.entries()) {
    const former = visits[index - 1]
    if (index % 2 === 0 || !former) continue
    const length = visit.end_at - visit.start_at
    const { date: day, start_at } = former
    store.visits.update(visit.id, { staff_ids: former.staff_ids, date: day, start_at, end_at: start_at + length })
    const job = store.jobs.get(visit.job_id)
    if (job?.visits_total === 1) store.jobs.update(job.id, { staff_ids: former.staff_ids, date: day, start_at, end_at: start_at + length })
  }
}

function monthEnd({ timezone }: CompanyRecord, now: number): number {
  const { date } = wallTimeOf(now, timezone)
  let last = date
  while (addDays(last, 1).slice(0, 7) === date.slice(0, 7)) last = addDays(last, 1)
  return instantOf(last, '16:00', timezone)
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'new-company',
    summary: 'A company that has just signed up: no staff, no customers, no jobs.',
    email: 'new@demo.test',
    change: ({ store, clock }) => {
      const names = { email: 'new@demo.test', first_name: 'Noor', last_name: 'Haddad' }
      const secret = { password_hash: hashPassword(DEMO_PASSWORD, 'callout-new-company'), is_verified: true }
      createAccount(store, clock, { ...names, ...secret, phone: '5125550143', phone_country_code: '1', timezone: 'America/Chicago' })
    },
  },
  {
    name: 'trial-ended',
    summary: 'The free trial of the main company ended yesterday: it can be read, and not changed.',
    email: 'owner@demo.test',
    change: (session) => endPlan(session, { sku: FREE_TRIAL_SKU, plan_name: null }),
  },
  {
    name: 'expired',
    summary: 'The paid plan of the main company ended yesterday after it was cancelled.',
    email: 'owner@demo.test',
    change: (session) => endPlan(session, { cancelled_at: session.clock.now() - 30 * DAY }),
  },
  {
    name: 'code-pending',
    summary: 'A sign-up that waits for its code, which is in the outbox.',
    email: 'unverified@demo.test',
    change: ({ store, clock }) => {
      const [user] = store.users.by('email', 'unverified@demo.test')
      if (user) sendOtp(store, clock, user)
    },
  },
  {
    name: 'busy-day',
    summary: 'A full day with technicians who have two visits at the same time.',
    email: 'admin@demo.test',
    nowIn: ({ timezone }, now) => instantOf(wallTimeOf(now, timezone).date, '10:00', timezone),
    change: overlapVisits,
  },
  {
    name: 'month-end',
    summary: 'Four in the afternoon on the last day of the month, with the month’s invoices and earnings.',
    email: 'owner@demo.test',
    nowIn: monthEnd,
  },
  {
    name: 'ten-thousand-jobs',
    summary: 'The main company with 10,000 jobs and 800 customers.',
    email: 'owner@demo.test',
    fill: (store, now) => seed(store, { seed: 1, size: 'tenThousand', now }),
  },
  {
    name: 'slow-backend',
    summary: 'The demo data behind a backend that takes two seconds for each call.',
    email: 'owner@demo.test',
    faults: [{ delay_ms: 2000, jitter_ms: 500 }],
  },
  {
    name: 'flaky-backend',
    summary: 'The demo data behind a backend that fails one call in five.',
    email: 'owner@demo.test',
    faults: [{ status: 503, response_message: 'The service is busy.', probability: 0.2 }],
  },
]
