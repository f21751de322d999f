import { totalOfVisits } from '@callout/contracts/jobs/money/billing'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JobBilling } from '../../lib/api/schemaTypes.generated.ts'
import type { ScheduleValues } from '../schedule/fields/scheduleValues.ts'
import { billingOf, type BillingValues } from './moneyValues.ts'
import { useContext } from 'react'
import { useVisitSlots } from '../schedule/fields/useVisitSlots.ts'
import { OwnVisits } from '../schedule/fields/useDayWarning.ts'

/** Number of visits that the form's sums cover; null: several, number unknown. */
function useVisitsOfTotal(): number | null {
  const ownVisits = useContext(OwnVisits)
  const { control } = useFormContext<ScheduleValues>()
  const [isRecurring, scheduleLater] = useWatch({ control, name: ['isRecurring', 'scheduleLater'] })
  const { slots } = useVisitSlots()
  // Visits that a change doesn't affect also belong to the job.
  if (ownVisits.length > 1) return null
  return isRecurring && !scheduleLater && slots.length === 0 ? null : slots.length
}

export interface Billing {
  readonly billing: JobBilling
  /** null: several, number unknown. */
  readonly visits: number | null
  readonly hasSeveral: boolean
  readonly isEach: boolean
}

export function useBilling(): Billing {
  const { control } = useFormContext<BillingValues & ScheduleValues>()
  const [chosen, isRecurring, scheduleLater] = useWatch({ control, name: ['billing', 'isRecurring', 'scheduleLater'] })
  const visits = useVisitsOfTotal()
  const billing = billingOf({ billing: chosen, isRecurring, scheduleLater })
  const hasSeveral = visits === null || visits > 1
  return { billing, visits, hasSeveral, isEach: hasSeveral && billing === 'EACH_VISIT' }
}

export interface Series {
  readonly visits: number | null
  readonly total: number
}

/** Total of that many visits; null if their number is unknown. */
export const seriesAt = (total: number, visits: number | null): Series | null =>
  visits === null ? null : { visits, total: totalOfVisits(total, visits) }
