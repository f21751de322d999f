import type { ApolloClient } from '@apollo/client'
import { IconBuilding, IconBuildingOff, IconStar } from '@tabler/icons-react'
import { defineActions, type Effect, type Answered, type Undone } from '../../../components/actions/defineActions.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { branchName, branchNoun } from '../branch.ts'
import { BranchNowDocument, type BranchStandingFragment, OperateBranchDocument } from './branchActions.generated.ts'
import type { ActionableBranch, BranchAction } from './branchActionSet.ts'

/** A branch at the time of the action. */
interface Target extends ActionableBranch {
  readonly called: string
}

interface Way {
  /** The undo; null if it would need another branch. */
  readonly back: BranchAction | null
  /** Whether the returned branch matches the action; null: missing. */
  isDone(returned: BranchStandingFragment): boolean | null
  stands(returned: BranchStandingFragment): string
}

const activity = (isActive: boolean): Way => ({
  back: isActive ? 'DEACTIVATE' : 'ACTIVATE',
  isDone: (returned) => (returned.isActive === null ? null : returned.isActive === isActive),
  stands: (returned) => (returned.isActive ? 'is active' : 'is inactive'),
})

const ways: Readonly<Record<BranchAction, Way>> = {
  ACTIVATE: activity(true),
  DEACTIVATE: activity(false),
  SET_DEFAULT: {
    back: null,
    isDone: ({ isDefault }) => isDefault,
    stands: ({ isDefault }) => (isDefault ? 'is the default' : 'is not the default'),
  },
}

const effectOf = (isDone: boolean | null): Effect => (isDone === null ? 'unknown' : isDone ? 'done' : 'ignored')

/** Rejects with the gateway's error. */
async function send(client: ApolloClient, name: BranchAction, target: Target): Promise<Answered<BranchStandingFragment>> {
  const { data } = await client.mutate({
    mutation: OperateBranchDocument,
    variables: { input: { branchId: target.id, operation: name } },
  })
  const returned = data?.operateBranch
  const effect = returned ? effectOf(ways[name].isDone(returned)) : 'unknown'
  if (!returned || effect === 'unknown') return { effect: 'unknown' }
  return effect === 'done' ? { effect, outcome: returned } : { effect, stands: `${target.called} ${ways[name].stands(returned)}` }
}

async function undoChange(client: ApolloClient, name: BranchAction, back: BranchAction, target: Target): Promise<Undone> {
  try {
    const sent = await send(client, back, target)
    return { effect: sent.effect, stands: sent.effect === 'done' ? `${target.called} ${ways[back].stands(sent.outcome)}` : null }
  } catch (error) {
    return { effect: 'ignored', stands: null, apiError: toApiError(error).message }
  }
}

const targetOf = (branch: ActionableBranch): Target => ({ ...branch, called: branchName(branch) })

async function branchNow(client: ApolloClient, id: string): Promise<Target> {
  const { data } = await client.query({ query: BranchNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return targetOf(data.branch)
}

/** Implements the actions of `branchActionSet`. */
export const branchActions = defineActions<BranchAction, ActionableBranch, Target, object, BranchStandingFragment>({
  actions: {
    SET_DEFAULT: { label: 'Make default', link: ': ', Icon: IconStar, said: ({ called }) => `${called} is the default branch now` },
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconBuilding, said: ({ called }) => `${called} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconBuildingOff, said: ({ called }) => `${called} set inactive` },
  },
  noun: branchNoun,
  nameOf: ({ called }) => called,
  keyOf: ({ id, isActive, isDefault }) => `${id}/${isActive}/${isDefault}`,
  find: (client, _name, branch, isOld) => (isOld ? branchNow(client, branch.id) : targetOf(branch)),
  send: ({ client }, name, target) => send(client, name, target),
  undo: ({ client }, name, target) => {
    const { back } = ways[name]
    return back && (() => undoChange(client, name, back, target))
  },
  refreshes: ['Branches', 'BranchRecord', 'ShellBranches', 'ListBranches', 'BranchesToChoose'],
})
