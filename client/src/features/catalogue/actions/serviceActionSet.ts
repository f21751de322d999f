import { actionRules } from '../../../components/actions/defineActions.ts'

/** Actions on a service; PRICE and MOVE need a value and are only offered in bulk. */
export type ServiceAction = 'ACTIVATE' | 'DEACTIVATE' | 'PRICE' | 'MOVE'

/** Fields that decide which actions are available. null: not returned. */
export interface ActionableService {
  readonly id: string
  readonly name: string
  readonly isActive: boolean | null
  readonly amount: number | null
  readonly categoryId: string | null
}

/** Actions on a service; none if its state is missing. */
export const serviceActionSet = actionRules({
  name: 'serviceAction',
  getKey: ({ id }: ActionableService) => id,
  getName: ({ name }) => name,
  offered: ({ isActive }, { can }): readonly ServiceAction[] => {
    if (isActive === null || !can('manage_services')) return []
    return isActive ? ['DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./serviceActionParts.ts').then((module) => module.serviceActions),
})
