import { actionSet } from '../../../../components/actions/defineActions.ts'
import { customerName } from '../customerWords.ts'

/** What can be done to a customer at once; TAG, MOVE and STATEMENT need input and are offered for several customers only. */
export type CustomerAction = 'ACTIVATE' | 'DEACTIVATE' | 'TAG' | 'MOVE' | 'STATEMENT'

/** What decides it. null: not told. */
export interface ActionableCustomer {
  readonly id: string
  readonly name: string | null
  readonly companyName: string | null
  readonly isActive: boolean | null
  readonly lockVersion: number | null
  readonly tags?: readonly string[] | null
  readonly branchId?: string | null
}

/** What can be done to a customer at once. Nothing where nobody tells how the customer stands. */
export const customerActionSet = actionSet({
  name: 'customerAction',
  keyOf: ({ id }: ActionableCustomer) => id,
  nameOf: (customer) => customerName(customer),
  offered: ({ isActive }, { holds }): readonly CustomerAction[] => {
    if (isActive === null || !holds('manage_customers')) return []
    return isActive ? ['DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./customerActions.ts').then((module) => module.customerActions),
})
