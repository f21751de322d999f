import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { IconBuilding, IconFileDescription, IconTag, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { defineActions, type Effect, type Sent, type Undone } from '../../../../components/actions/defineActions.ts'
import { toApiError } from '../../../../lib/api/apiError.ts'
import type { Format } from '../../../../lib/format/useFormat.ts'
import type { StatementPeriod } from '../statement/loadStatement.ts'
import { customerName, customerNoun } from '../customerWords.ts'
import { ChangeCustomerDocument, CustomerNowDocument, type CustomerStandingFragment } from './customerActions.generated.ts'
import type { ActionableCustomer, CustomerAction } from './customerActionSet.ts'
import { isEmptyStatement, loadStatement } from '../statement/loadStatement.ts'
import { sendStatement } from '../statement/sendStatement.ts'
import { statementMail } from '../statement/statementWords.ts'
import type { CustomerChangeInput } from '../../../../lib/api/schemaTypes.generated.ts'

/** Input of bulk actions. */
export interface CustomerInput {
  readonly tag: string
  readonly branchId: string
  readonly statement: StatementPeriod
}
type Change = Pick<CustomerChangeInput, 'isActive' | 'tags' | 'branchId'>
/** A customer at the time of the action. null: missing. */
export type CustomerTarget = Pick<CustomerStandingFragment, 'id' | 'isActive' | 'branchId' | 'lockVersion'> & {
  readonly name: string
  readonly tags: readonly string[] | null
}

interface Way {
  change(this: void, target: CustomerTarget, input: Partial<CustomerInput>): Change
  /** The undo; null if the previous state is missing. */
  back(this: void, target: CustomerTarget): Change | null
  stands(this: void, returned: Change): string
}

const activity = (isActive: boolean): Way => ({
  change: () => ({ isActive }),
  back: () => ({ isActive: !isActive }),
  stands: (returned) => (returned.isActive ? 'is active' : 'is inactive'),
})

type ChangeName = Exclude<CustomerAction, 'STATEMENT'>

const ways: Readonly<Record<ChangeName, Way>> = {
  ACTIVATE: activity(true),
  DEACTIVATE: activity(false),
  TAG: {
    change: ({ tags }, { tag }) => ({ tags: [...(tags ?? []), ...(tag === undefined ? [] : [tag])] }),
    back: ({ tags }) => tags && { tags: [...tags] },
    stands: ({ tags }) => (tags?.length ? `has the tags ${tags.join(', ')}` : 'has no tags'),
  },
  MOVE: {
    change: (_, { branchId }) => ({ branchId }),
    back: ({ branchId }) => (branchId ? { branchId } : null),
    stands: () => 'belongs to another branch',
  },
}

const textOf = (value: Change[keyof Change]): string => (Array.isArray(value) ? value.toSorted().join('\n') : String(value))

function effectOf(change: Change, returned: Change): Effect {
  const names = Object.keys(change) as (keyof Change)[]
  if (names.some((name) => returned[name] === null || returned[name] === undefined)) return 'unknown'
  return names.every((name) => textOf(returned[name]) === textOf(change[name])) ? 'done' : 'ignored'
}

interface Written {
  readonly effect: Effect
  readonly returned: CustomerStandingFragment | null
}

/** Rejects with the gateway's error. */
async function write(client: ApolloClient, { id, lockVersion }: CustomerTarget, change: Change): Promise<Written> {
  const { data } = await client.mutate({ mutation: ChangeCustomerDocument, variables: { input: { id, lockVersion, ...change } } })
  const returned = data?.updateCustomer ?? null
  return { effect: returned ? effectOf(change, returned) : 'unknown', returned }
}

const standsAs = (name: ChangeName, target: CustomerTarget, returned: Change): string => `${target.name} ${ways[name].stands(returned)}`

async function send(
  client: ApolloClient,
  name: ChangeName,
  target: CustomerTarget,
  change: Change,
): Promise<Sent<CustomerStandingFragment>> {
  const { effect, returned } = await write(client, target, change)
  if (!returned || effect === 'unknown') return { effect: 'unknown' }
  return effect === 'done' ? { effect, outcome: returned } : { effect: 'ignored', stands: standsAs(name, target, returned) }
}

/** The reverse action, on the version after the action. */
async function undoChange(
  client: ApolloClient,
  name: ChangeName,
  target: CustomerTarget,
  change: Change,
  done: CustomerStandingFragment,
): Promise<Undone> {
  try {
    const { effect, returned } = await write(client, { ...target, lockVersion: done.lockVersion }, change)
    return { effect, stands: standsAs(name, target, effect === 'ignored' && returned ? returned : change) }
  } catch (error) {
    return { effect: 'ignored', stands: standsAs(name, target, done), apiError: toApiError(error).message }
  }
}

/** Error shown as a row's reason. */
const errorWith = (message: string): Error => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'REFUSED' } }] })

/** Emails a period's statement, unless it is incomplete or empty. */
async function mailStatement(
  client: ApolloClient,
  target: CustomerTarget,
  { statement: period }: Partial<CustomerInput>,
  format: Format,
): Promise<Sent<CustomerStandingFragment>> {
  if (!period) throw new Error('A statement needs a period')
  const statement = await loadStatement(client, target.id, period, format)
  const { email } = statement.customer
  const problem =
    statement.problem ??
    (isEmptyStatement(statement) ? 'There’s nothing to state for this period.' : email ? null : 'This customer has no email address.')
  if (problem !== null || !email) throw errorWith(problem ?? '')
  const sent = await sendStatement(client, statement, { to: [email], ...statementMail(statement, format) }, format)
  if (!sent) return { effect: 'unknown' }
  const { id, isActive, branchId, lockVersion, tags } = target
  return { effect: 'done', outcome: { id, isActive, branchId, lockVersion, tags: tags && [...tags] } }
}

const targetOf = (customer: ActionableCustomer): CustomerTarget => {
  const { id, isActive, lockVersion, tags = null, branchId = null } = customer
  return { id, isActive, lockVersion, tags, branchId, name: customerName(customer) }
}

/** The current customer. */
export async function customerNow(client: ApolloClient, id: string): Promise<CustomerTarget> {
  const { data } = await client.query({ query: CustomerNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return targetOf(data.customer)
}

/** Implements the actions of `customerActionSet`. */
export const customerActions = defineActions<CustomerAction, ActionableCustomer, CustomerTarget, CustomerInput, CustomerStandingFragment>({
  actions: {
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconUserCheck, said: ({ name }) => `${name} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconUserOff, said: ({ name }) => `${name} set inactive` },
    TAG: { label: 'Add tag', link: ': ', Icon: IconTag, said: ({ name }) => `${name} tagged` },
    MOVE: { label: 'Move to branch', link: ': ', Icon: IconBuilding, said: ({ name }) => `${name} moved` },
    STATEMENT: { label: 'Send statement', link: ' to ', Icon: IconFileDescription, said: ({ name }) => `Statement sent to ${name}` },
  },
  noun: customerNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, lockVersion }) => `${id}/${lockVersion}`,
  find: (client, _name, customer, isOld) => (isOld ? customerNow(client, customer.id) : targetOf(customer)),
  send: ({ client, format }, name, target, input) =>
    name === 'STATEMENT' ? mailStatement(client, target, input, format) : send(client, name, target, ways[name].change(target, input)),
  undo: ({ client }, name, target, done) => {
    if (name === 'STATEMENT') return null
    const change = ways[name].back(target)
    return change && (() => undoChange(client, name, target, change, done))
  },
  refreshes: ['CustomerRecord', 'Customers'],
})
