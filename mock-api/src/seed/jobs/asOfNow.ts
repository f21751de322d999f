import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { Account } from '../profile/account.ts'
import type { JobPlan, VisitPlan } from './plan.ts'

type Clock = Pick<Account, 'instantAt' | 'now'>

const MINUTE = 60
/** Earliest time of a status before a visit's start, in minutes; others have no condition. */
const headStart: Readonly<Partial<Record<JobStatusCode, number>>> = { 2: 20, 3: 5, 4: 0, 5: 0, 6: 0 }
/** How long after its start an invoice can be there, in minutes. */
const INVOICED_AFTER = 36

function statusAsOf({ date, start, end, status }: VisitPlan, { instantAt, now }: Clock): JobStatusCode {
  const lead = headStart[status]
  if (date === null || lead === undefined) return status
  const startAt = instantAt(date, start)
  if (startAt - lead * MINUTE > now) return 1
  const isDone = status !== 6 || instantAt(date, end) <= now
  return isDone && (status !== 5 || startAt + INVOICED_AFTER * MINUTE <= now) ? status : 4
}

const isBillable = ({ status }: VisitPlan): boolean => status === 5 || status === 6

export function planAsOf(plan: JobPlan, clock: Clock): JobPlan {
  const visits = plan.visits.map((planned) => {
    const { invoice, ...visit } = { ...planned, status: statusAsOf(planned, clock) }
    return invoice && isBillable(visit) ? { ...visit, invoice } : visit
  })
  return { ...plan, visits, invoice: visits.some(isBillable) ? plan.invoice : 'none' }
}
