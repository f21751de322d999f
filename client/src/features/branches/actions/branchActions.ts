import { IconBuilding, IconBuildingOff, IconStar } from '@tabler/icons-react'
import { activation, activityState, defineFieldActions } from '../../../components/actions/fieldActions.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { branchName, branchNoun } from '../branch.ts'
import { BranchNowDocument, type BranchStateFragment, OperateBranchDocument } from './branchActions.generated.ts'
import type { ActionableBranch, BranchAction } from './branchActionSet.ts'

type Fields = Pick<BranchStateFragment, 'isActive' | 'isDefault'>

export const branchActions = defineFieldActions<BranchAction, ActionableBranch, ActionableBranch, object, Fields, BranchStateFragment>({
  actions: {
    // Its undo would need another branch.
    SET_DEFAULT: {
      label: 'Make default',
      reasonSeparator: ': ',
      Icon: IconStar,
      change: () => ({ isDefault: true }),
      successMessage: (name) => `${name} is the default branch now`,
    },
    ACTIVATE: { ...activation(true), Icon: IconBuilding },
    DEACTIVATE: { ...activation(false), Icon: IconBuildingOff },
  },
  noun: branchNoun,
  getName: branchName,
  getKey: ({ id, isActive, isDefault }) => `${id}/${isActive}/${isDefault}`,
  toTarget: (branch) => branch,
  read: async (client, id) =>
    requiredData(await client.query({ query: BranchNowDocument, variables: { id }, fetchPolicy: 'network-only' })).branch,
  write: async (client, { id }, { isDefault, isActive }) => {
    const operation = isDefault ? 'SET_DEFAULT' : isActive ? 'ACTIVATE' : 'DEACTIVATE'
    const { data } = await client.mutate({ mutation: OperateBranchDocument, variables: { input: { branchId: id, operation } } })
    return data?.operateBranch ?? null
  },
  state: ({ isActive, isDefault }) =>
    isDefault === undefined ? activityState(isActive) : isDefault ? 'is the default' : 'is not the default',
  refetchQueries: ['Branches', 'BranchRecord', 'ShellBranches', 'ListBranches', 'BranchesToChoose'],
})
