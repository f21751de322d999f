import { type BillingCode, usualBilling } from '@callout/contracts/jobs/money/billing'
import type { ScheduleValues } from '../../../schedule/shared/scheduleValues.ts'
import type { BillingValues } from './moneyValues.ts'

type Billed = BillingValues & Pick<ScheduleValues, 'isRecurring' | 'scheduleLater'>

/** How the job is billed: as was chosen, else as is usual. */
export const billingOf = ({ billing, isRecurring, scheduleLater }: Billed): BillingCode =>
  billing ?? usualBilling(isRecurring && !scheduleLater)
