import { type BillingCode, totalOfVisits } from '@callout/contracts/jobs/money/billing'
import { jobBilling } from '@callout/contracts/jobs/codes'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ScheduleValues } from '../../../schedule/shared/scheduleValues.ts'
import { billingOf, type BillingValues } from './moneyValues.ts'
import { useContext } from 'react'
import { useVisitSlots } from '../../../schedule/shared/useVisitSlots.ts'
import { OwnVisits } from '../../../schedule/shared/useDayWarning.ts'

/** How many visits the sums of the form around are for; null: several, and nobody can say how many. */
function useVisitsOfTotal(): number | null {
  const own = useContext(OwnVisits)
  const { control } = useFormContext<ScheduleValues>()
  const [isRecurring, scheduleLater] = useWatch({ control, name: ['isRecurring', 'scheduleLater'] })
  const { slots } = useVisitSlots()
  // What a change leaves as it is belongs to the job, too.
  if (own.length > 1) return null
  return isRecurring && !scheduleLater && slots.length === 0 ? null : slots.length
}

/** What the sums of a form are of. */
export interface Billing {
  readonly billing: BillingCode
  /** null: several, and nobody can say how many. */
  readonly visits: number | null
  readonly hasSeveral: boolean
  /** Of several visits each has an invoice of its own. */
  readonly isEach: boolean
}

/** How the job of the form around is billed. */
export function useBilling(): Billing {
  const { control } = useFormContext<BillingValues & ScheduleValues>()
  const [chosen, isRecurring, scheduleLater] = useWatch({ control, name: ['billing', 'isRecurring', 'scheduleLater'] })
  const visits = useVisitsOfTotal()
  const billing = billingOf({ billing: chosen, isRecurring, scheduleLater })
  const hasSeveral = visits === null || visits > 1
  return { billing, visits, hasSeveral, isEach: hasSeveral && billing === jobBilling.EACH_VISIT.code }
}

/** What a series comes to, and of how many visits. */
export interface Series {
  readonly visits: number | null
  readonly total: number
}

/** What so many visits come to at one price; null where nobody knows how many there are. */
export const seriesAt = (total: number, visits: number | null): Series | null =>
  visits === null ? null : { visits, total: totalOfVisits(total, visits) }
