import type { PriorityCode } from '@callout/contracts/jobs/status/status'
import type { FileValues } from '../../../components/files/fileValues.ts'
import type { BillingValues, MoneyValues } from '../../invoices/shared/money/moneyValues.ts'
import type { ScheduleValues, StaffValues } from '../../schedule/shared/scheduleValues.ts'
import type { CustomerChoice } from '../../customers/shared/useChosenCustomer.ts'

/** The property that a job has taken its tax over from, and that tax; null where the property has none of its own. */
export interface TakenTax {
  readonly propertyId: string
  readonly taxId: string | null
}

/**
 * What the job form holds, in the names of `JobBody` (camelCase) and with its codes, so that the form and the server
 * check the same object with the same schema. Ids are text, '' where nothing is chosen yet.
 */
export interface JobFormValues extends CustomerChoice, ScheduleValues, StaffValues, MoneyValues, BillingValues, FileValues {
  title: string
  description: string
  notes: string
  priority: PriorityCode
  formIds: string[]
  /** Of the property whose tax has been taken over, so that what is chosen by hand afterwards stays; its id is '' before. */
  takenTax: TakenTax
  notifyCustomer: boolean
  allowClash: boolean
}
