import { actionSet } from '../../../components/actions/defineActions.ts'
import { branchName } from '../branch.ts'

/** What can be done to a branch at once. */
export type BranchAction = 'ACTIVATE' | 'DEACTIVATE' | 'SET_DEFAULT'

/** What decides it. null: not told. */
export interface ActionableBranch {
  readonly id: string
  readonly name: string | null
  readonly isActive: boolean | null
  readonly isDefault: boolean | null
}

/** Nothing where nobody tells how the branch stands. The default one is active, and stays until another is. */
export const branchActionSet = actionSet({
  name: 'branchAction',
  keyOf: ({ id }: ActionableBranch) => id,
  nameOf: (branch: ActionableBranch) => branchName(branch),
  offered: ({ isActive, isDefault }, { holds }): readonly BranchAction[] => {
    if (isActive === null || isDefault === true || !holds('manage_branches')) return []
    return isActive ? ['SET_DEFAULT', 'DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./branchActions.ts').then((module) => module.branchActions),
})
