import { repricedVisits, seriesTotalOf, isBillable } from '@callout/contracts/jobs/money/billing'
import { changeScope } from '@callout/contracts/jobs/codes'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Series } from '../../lineItems/useBilling.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { Reach } from '../form/jobForm.ts'
import type { ChangePreview } from './changePreview.ts'
import type { EditedJob, EditedVisit } from './editedJob.ts'
import { changedFields, type JobField } from './valueChanges.ts'
import { billingOf } from '../../lineItems/moneyValues.ts'

const priceFields: readonly JobField[] = ['lineItems', 'discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds']
const countFields: readonly JobField[] = ['scheduleLater', 'dates', 'isRecurring', 'recurrence']

interface SeriesChange {
  readonly reach: Reach
  readonly base: JobFormValues
  readonly values: JobFormValues
  readonly total: number
  /** null before the review. */
  readonly plan: ChangePreview['plan']
}

export const billedVisits = ({ invoices }: Pick<EditedJob, 'invoices'>): readonly string[] =>
  (invoices ?? []).flatMap(({ visitId }) => visitId ?? [])

/** Visits that take the form's price. */
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

/** Series total after the change if each visit is billed; null if it isn't, or if a visit's price or the number of visits is unknown. */
export function seriesAfter(job: EditedJob, change: SeriesChange): Series | null {
  const { base, values, total, plan } = change
  if (billingOf(values) !== 'EACH_VISIT' || !job.visits) return null
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
