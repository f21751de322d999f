import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { IconBuilding, IconFileDescription, IconTag, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import type { Call } from '../../../components/actions/defineActions.ts'
import type { WriteResult } from '../../../lib/writes/writeResult.ts'
import { activation, activityState, defineFieldActions } from '../../../components/actions/fieldActions.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import type { StatementPeriod } from '../statement/loadStatement.ts'
import { customerName, customerNoun } from '../picker/customerText.ts'
import { ChangeCustomerDocument, CustomerNowDocument, type CustomerStateFragment } from './customerActions.generated.ts'
import type { ActionableCustomer, CustomerAction } from './customerActionSet.ts'
import { isEmptyStatement, loadStatement } from '../statement/loadStatement.ts'
import { sendStatement } from '../statement/sendStatement.ts'
import { statementMail } from '../statement/statementText.ts'

export interface CustomerInput {
  readonly tag: string
  readonly branchId: string
  readonly statement: StatementPeriod
}
type Fields = Pick<CustomerStateFragment, 'isActive' | 'tags' | 'branchId'>
/** A customer at the time of the action. null: missing. */
export type CustomerTarget = Pick<CustomerStateFragment, 'id' | 'isActive' | 'branchId' | 'lockVersion'> & {
  readonly name: string
  readonly tags: readonly string[] | null
}

const errorWith = (message: string): Error => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'REFUSED' } }] })

/** Emails a period's statement, unless it is incomplete or empty. */
async function mailStatement(
  { client, format }: Call,
  target: CustomerTarget,
  { statement: period }: Partial<CustomerInput>,
): Promise<WriteResult<CustomerStateFragment>> {
  if (!period) throw new Error('A statement needs a period')
  const statement = await loadStatement(client, target.id, period, format)
  const { email } = statement.customer
  const problem =
    statement.problem ??
    (isEmptyStatement(statement) ? 'There’s nothing to state for this period.' : email ? null : 'This customer has no email address.')
  if (problem !== null || !email) throw errorWith(problem ?? '')
  const sent = await sendStatement(client, statement, { to: [email], ...statementMail(statement, format) }, format)
  if (!sent) return { kind: 'unknown' }
  const { id, isActive, branchId, lockVersion, tags } = target
  return { kind: 'done', value: { id, isActive, branchId, lockVersion, tags: tags && [...tags] } }
}

const targetOf = (customer: ActionableCustomer): CustomerTarget => {
  const { id, isActive, lockVersion, tags = null, branchId = null } = customer
  return { id, isActive, lockVersion, tags, branchId, name: customerName(customer) }
}

export const customerNow = async (client: ApolloClient, id: string): Promise<CustomerTarget> =>
  targetOf(requiredData(await client.query({ query: CustomerNowDocument, variables: { id }, fetchPolicy: 'network-only' })).customer)

export const customerActions = defineFieldActions<
  CustomerAction,
  ActionableCustomer,
  CustomerTarget,
  CustomerInput,
  Fields,
  CustomerStateFragment
>({
  actions: {
    ACTIVATE: { ...activation(true), Icon: IconUserCheck },
    DEACTIVATE: { ...activation(false), Icon: IconUserOff },
    TAG: {
      label: 'Add tag',
      reasonSeparator: ': ',
      Icon: IconTag,
      noun: 'New tag',
      change: ({ tags }, { tag }) => ({ tags: [...(tags ?? []), ...(tag === undefined ? [] : [tag])] }),
      restore: ({ tags }) => tags && { tags: [...tags] },
      successMessage: (name) => `${name} tagged`,
    },
    MOVE: {
      label: 'Move to branch',
      reasonSeparator: ': ',
      Icon: IconBuilding,
      noun: 'Move',
      change: (_, { branchId }) => (branchId === undefined ? {} : { branchId }),
      restore: ({ branchId }) => (branchId ? { branchId } : null),
      successMessage: (name) => `${name} moved`,
    },
    STATEMENT: {
      label: 'Send statement',
      reasonSeparator: ' to ',
      Icon: IconFileDescription,
      send: mailStatement,
      successMessage: (name) => `Statement sent to ${name}`,
    },
  },
  noun: customerNoun,
  getName: ({ name }) => name,
  getKey: ({ id, lockVersion }) => `${id}/${lockVersion}`,
  toTarget: targetOf,
  read: customerNow,
  write: async (client, target, change, latest) => {
    const { lockVersion } = latest ?? target
    const { data } = await client.mutate({
      mutation: ChangeCustomerDocument,
      variables: { input: { id: target.id, lockVersion, ...change } },
    })
    return data?.updateCustomer ?? null
  },
  state: ({ isActive, tags, branchId }) => {
    if (branchId !== undefined) return 'belongs to another branch'
    if (tags === undefined) return activityState(isActive)
    return tags?.length ? `has the tags ${tags.join(', ')}` : 'has no tags'
  },
  refetchQueries: ['CustomerRecord', 'Customers'],
})
