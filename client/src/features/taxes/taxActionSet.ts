import { actionRules } from '../../components/actions/defineActions.ts'

export type TaxAction = 'MAKE_DEFAULT' | 'ACTIVATE' | 'DEACTIVATE'

/** Fields that determine the available actions. null: missing. */
export interface ActionableTax {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean | null
  readonly isActive: boolean | null
}

/** Actions on a tax. None if the status is missing. */
export const taxActionSet = actionRules({
  name: 'taxAction',
  getKey: ({ id }: ActionableTax) => id,
  getName: ({ name }) => name,
  offered: ({ isDefault, isActive }, { can }): readonly TaxAction[] => {
    if (isActive === null || !can('manage_taxes')) return []
    if (!isActive) return ['ACTIVATE']
    return isDefault === false ? ['MAKE_DEFAULT', 'DEACTIVATE'] : ['DEACTIVATE']
  },
  load: () => import('./taxActions.ts').then((module) => module.taxActions),
})
