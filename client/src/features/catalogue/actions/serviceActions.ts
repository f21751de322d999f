import type { ApolloClient } from '@apollo/client'
import { IconEye, IconEyeOff, IconFolder, IconPercentage } from '@tabler/icons-react'
import { defineActions, type Effect, type Sent, type Undone } from '../../../components/actions/defineActions.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { serviceNoun } from '../serviceWords.ts'
import { ChangeServiceDocument, ServiceNowDocument, type ServiceStandingFragment } from './serviceActions.generated.ts'
import type { ActionableService, ServiceAction } from './serviceActionSet.ts'

/** Input that a bulk order adds. */
export interface ServiceInput {
  readonly amount: number
  readonly categoryId: string
}
type Change = Partial<Pick<ServiceStandingFragment, 'isActive' | 'amount' | 'categoryId'>>
type Field = keyof Change

interface FieldChange {
  change(this: void, input: Partial<ServiceInput>): Change
  /** Changed field, restored on undo; `stands` describes its current value. */
  readonly field: Field
  stands(this: void, returned: Change): string
}

const changeActive = (isActive: boolean): FieldChange => ({
  change: () => ({ isActive }),
  field: 'isActive',
  stands: (returned) => (returned.isActive ? 'is active' : 'is inactive'),
})

const fieldChanges: Readonly<Record<ServiceAction, FieldChange>> = {
  ACTIVATE: changeActive(true),
  DEACTIVATE: changeActive(false),
  PRICE: { change: ({ amount }) => (amount === undefined ? {} : { amount }), field: 'amount', stands: ({ amount }) => `costs ${amount}` },
  MOVE: {
    change: ({ categoryId }) => (categoryId === undefined ? {} : { categoryId }),
    field: 'categoryId',
    stands: () => 'belongs to another category',
  },
}

function effectOf(change: Change, returned: Change): Effect {
  const fields = Object.keys(change) as Field[]
  if (fields.every((field) => returned[field] === change[field])) return 'done'
  return fields.some((field) => returned[field] === null || returned[field] === undefined) ? 'unknown' : 'ignored'
}

const stateClause = (name: ServiceAction, target: ActionableService, returned: Change): string =>
  `${target.name} ${fieldChanges[name].stands(returned)}`

/** Rejects with the gateway's error. */
async function write(client: ApolloClient, id: string, change: Change) {
  const { data } = await client.mutate({ mutation: ChangeServiceDocument, variables: { input: { id, ...change } } })
  const returned = data?.updateService ?? null
  return { effect: returned ? effectOf(change, returned) : ('unknown' as const), returned }
}

async function send(
  client: ApolloClient,
  name: ServiceAction,
  target: ActionableService,
  change: Change,
): Promise<Sent<ServiceStandingFragment>> {
  const { effect, returned } = await write(client, target.id, change)
  if (!returned || effect === 'unknown') return { effect: 'unknown' }
  return effect === 'done' ? { effect, outcome: returned } : { effect: 'ignored', stands: stateClause(name, target, returned) }
}

async function runUndo(client: ApolloClient, name: ServiceAction, target: ActionableService, change: Change): Promise<Undone> {
  try {
    const { effect, returned } = await write(client, target.id, change)
    return { effect, stands: stateClause(name, target, effect === 'ignored' && returned ? returned : change) }
  } catch (error) {
    return { effect: 'ignored', stands: null, apiError: toApiError(error).message }
  }
}

/** Current state of the service. */
export async function serviceNow(client: ApolloClient, id: string): Promise<ActionableService & ServiceStandingFragment> {
  const { data } = await client.query({ query: ServiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return data.service
}

/** Implementation of the service actions. `serviceActionSet` decides which are offered. */
export const serviceActions = defineActions<ServiceAction, ActionableService, ActionableService, ServiceInput, ServiceStandingFragment>({
  actions: {
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconEye, said: ({ name }) => `${name} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconEyeOff, said: ({ name }) => `${name} set inactive` },
    PRICE: { label: 'Change price', link: ': ', Icon: IconPercentage, said: ({ name }) => `Price of ${name} changed` },
    MOVE: { label: 'Move to category', link: ': ', Icon: IconFolder, said: ({ name }) => `${name} moved` },
  },
  noun: serviceNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, isActive, amount, categoryId }) => [id, isActive, amount, categoryId].join('/'),
  find: (client, _name, service, isOld) => (isOld ? serviceNow(client, service.id) : service),
  send: ({ client }, name, target, input) => send(client, name, target, fieldChanges[name].change(input)),
  undo: ({ client }, name, target) => {
    const { field } = fieldChanges[name]
    const before = target[field]
    if (before === null && field !== 'categoryId') return null
    return () => runUndo(client, name, target, { [field]: before })
  },
  refreshes: ['PriceList', 'ServiceRecord'],
})
