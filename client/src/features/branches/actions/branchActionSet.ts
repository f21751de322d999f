import { actionRules } from '../../../components/actions/defineActions.ts'
import { branchName } from '../branch.ts'

export type BranchAction = 'ACTIVATE' | 'DEACTIVATE' | 'SET_DEFAULT'

/** Fields that determine the available actions. null: missing. */
export interface ActionableBranch {
  readonly id: string
  readonly name: string | null
  readonly isActive: boolean | null
  readonly isDefault: boolean | null
}

/** No actions if the status is missing. The default branch can't be deactivated. */
export const branchActionSet = actionRules({
  name: 'branchAction',
  getKey: ({ id }: ActionableBranch) => id,
  getName: (branch: ActionableBranch) => branchName(branch),
  offered: ({ isActive, isDefault }, { can }): readonly BranchAction[] => {
    if (isActive === null || isDefault === true || !can('manage_branches')) return []
    return isActive ? ['SET_DEFAULT', 'DEACTIVATE'] : ['ACTIVATE']
  },
  load: () => import('./branchActions.ts').then((module) => module.branchActions),
})
