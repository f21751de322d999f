import { actionSet } from '../../../components/actions/defineActions.ts'

/** What can be done to a service at once; PRICE and MOVE say to what, and are offered for several alone. */
export type ServiceAction = 'ACTIVATE' | 'DEACTIVATE' | 'PRICE' | 'MOVE'

/** What decides it. null: not told. */
export interface ActionableService {
  readonly id: string
  readonly name: string
  readonly isActive: boolean | null
  readonly amount: number | null
  readonly categoryId: string | null
}

/** What can be done to a service at once. Nothing where nobody tells how it stands. */
export const serviceActionSet = actionSet({
  name: 'serviceAction',
  keyOf: ({ id }: ActionableService) => id,
  nameOf: ({ name }) => name,
  offered: ({ isActive }, { holds }): readonly ServiceAction[] => {
    if (isActive === null || !holds('manage_services')) return []
    return isActive ? ['DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./serviceActions.ts').then((module) => module.serviceActions),
})
