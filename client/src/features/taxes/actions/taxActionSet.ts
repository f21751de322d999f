import { actionSet } from '../../../components/actions/defineActions.ts'

/** What can be done to a tax at once. */
export type TaxAction = 'MAKE_DEFAULT' | 'ACTIVATE' | 'DEACTIVATE'

/** What decides it. null: not told. */
export interface ActionableTax {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean | null
  readonly isActive: boolean | null
}

/** What can be done to a tax at once. Nothing where nobody tells how it stands. */
export const taxActionSet = actionSet({
  name: 'taxAction',
  keyOf: ({ id }: ActionableTax) => id,
  nameOf: ({ name }) => name,
  offered: ({ isDefault, isActive }, { holds }): readonly TaxAction[] => {
    if (isActive === null || !holds('manage_taxes')) return []
    if (!isActive) return ['ACTIVATE']
    return isDefault === false ? ['MAKE_DEFAULT', 'DEACTIVATE'] : ['DEACTIVATE']
  },
  load: () => import('./taxActions.ts').then((module) => module.taxActions),
})
