import { actionRules } from '../../../components/actions/defineActions.ts'
import { customerName } from '../picker/customerText.ts'

/** Actions on a customer; TAG, MOVE and STATEMENT need input and are bulk actions only. */
export type CustomerAction = 'ACTIVATE' | 'DEACTIVATE' | 'TAG' | 'MOVE' | 'STATEMENT'

/** Fields that determine the available actions. null: missing. */
export interface ActionableCustomer {
  readonly id: string
  readonly name: string | null
  readonly companyName: string | null
  readonly isActive: boolean | null
  readonly lockVersion: number | null
  readonly tags?: readonly string[] | null
  readonly branchId?: string | null
}

/** Actions on a customer. None if the status is missing. */
export const customerActionSet = actionRules({
  name: 'customerAction',
  getKey: ({ id }: ActionableCustomer) => id,
  getName: (customer) => customerName(customer),
  offered: ({ isActive }, { can }): readonly CustomerAction[] => {
    if (isActive === null || !can('manage_customers')) return []
    return isActive ? ['DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./customerActions.ts').then((module) => module.customerActions),
})
