import type { Priority } from '../../../lib/api/schemaTypes.generated.ts'
import type { FileValues } from '../../../components/files/fileValues.ts'
import type { BillingValues, MoneyValues } from '../../lineItems/moneyValues.ts'
import type { ScheduleValues, StaffValues } from '../../schedule/fields/scheduleValues.ts'
import type { CustomerChoice } from '../../customers/picker/useChosenCustomer.ts'

/** The property whose tax the job took over, and that tax; null if the property has none. */
export interface AppliedPropertyTax {
  readonly propertyId: string
  readonly taxId: string | null
}

/** In the names of `JobInput`. Ids are '' if nothing is chosen, numbers are '' while empty. */
export interface JobFormValues extends CustomerChoice, ScheduleValues, StaffValues, MoneyValues, BillingValues, FileValues {
  title: string
  description: string
  notes: string
  priority: Priority
  formIds: string[]
  /** Source of the applied tax, so that taxes chosen by hand stay; its id is '' initially. */
  appliedPropertyTax: AppliedPropertyTax
  notifyCustomer: boolean
  allowClash: boolean
}
