import { repricedVisits, seriesTotalOf, isBillable } from '@callout/contracts/jobs/money/billing'
import { changeScope, jobBilling } from '@callout/contracts/jobs/codes'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Series } from '../../invoices/shared/money/useBilling.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { Reach } from '../form/jobForm.ts'
import type { ChangeLook } from './changeLook.ts'
import type { EditedJob, EditedVisit } from './editedJob.ts'
import { changedFields, type JobField } from './valueChanges.ts'
import { billingOf } from '../../invoices/shared/money/moneyValues.ts'

const priceFields: readonly JobField[] = ['lineItems', 'discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds']
/** Fields that add visits, or take some away. */
const countFields: readonly JobField[] = ['scheduleLater', 'dates', 'isRecurring', 'recurrence']

interface SeriesChange {
  readonly reach: Reach
  readonly base: JobFormValues
  readonly values: JobFormValues
  /** What one visit comes to in the form. */
  readonly total: number
  /** What becomes of the visits; null while nobody has looked. */
  readonly plan: ChangeLook['plan']
}

/** Invoices that bill single visits. */
export const billedVisits = ({ invoices }: Pick<EditedJob, 'invoices'>): readonly string[] =>
  (invoices ?? []).flatMap(({ visitId }) => visitId ?? [])

/** The visits that have the price of the form after the change. */
function reachedBy(job: EditedJob, { reach, base, values }: SeriesChange): readonly EditedVisit[] {
  const visits = job.visits ?? []
  if (job.billing !== 'EACH_VISIT') return visits
  const changed = changedFields(base, values)
  if (!priceFields.some((field) => changed.includes(field))) return []
  const billed = billedVisits(job)
  const returned = visits.map((visit) => ({
    visit,
    id: Number(visit.id),
    date: visit.date,
    series_date: visit.seriesDate,
    isBilled: billed.includes(visit.id),
    hasOwnPrice: visit.hasOwnPrice === true,
  }))
  const from = reach.visitId === null ? null : Number(reach.visitId)
  return repricedVisits(returned, { scope: changeScope[reach.scope].code, from }).map(({ visit }) => visit)
}

/**
 * What the series comes to after the change, where each visit is billed; null where it is not, and where nobody knows: of a visit
 * nobody tells the price, or how many there will be.
 */
export function seriesAfter(job: EditedJob, change: SeriesChange): Series | null {
  const { base, values, total, plan } = change
  if (billingOf(values) !== jobBilling.EACH_VISIT.code || !job.visits) return null
  const changed = changedFields(base, values)
  if (!plan && countFields.some((field) => changed.includes(field))) return null
  const reached = reachedBy(job, change)
  const removed = (plan?.removed ?? []).map(({ id }) => String(id))
  const stay = job.visits
    .filter(({ id }) => !removed.includes(id))
    .map((visit) => ({ status: visit.status && jobStatus[visit.status].code, total: reached.includes(visit) ? total : visit.total }))
  const all = [...stay, ...(plan?.added ?? []).map(() => ({ status: null, total }))]
  const sum = seriesTotalOf(all)
  return sum === null ? null : { visits: all.filter(isBillable).length, total: sum }
}
