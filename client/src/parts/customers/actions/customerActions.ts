import type { ApolloClient } from '@apollo/client'
import { IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { defineActions, type Effect, type Sent, type Undone } from '../../../kit/actions/defineActions.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { customerName } from '../customerWords.ts'
import { SetCustomerActiveDocument, type SetCustomerActiveMutation } from './customerActions.generated.ts'
import type { ActionableCustomer, CustomerAction } from './customerActionSet.ts'

type Told = NonNullable<SetCustomerActiveMutation['updateCustomer']>
type Target = Pick<ActionableCustomer, 'id' | 'lockVersion'> & { readonly name: string }

const standsAs = ({ name }: Target, isActive: boolean): string => `${name} is ${isActive ? 'active' : 'inactive'}`

/** Rejects with what the gateway answered. */
async function setActive(client: ApolloClient, target: Target, isActive: boolean): Promise<Sent<Told>> {
  const { id, lockVersion } = target
  const { data } = await client.mutate({ mutation: SetCustomerActiveDocument, variables: { input: { id, lockVersion, isActive } } })
  const told = data?.updateCustomer
  if (!told || told.isActive === null) return { effect: 'unknown' }
  return told.isActive === isActive ? { effect: 'done', outcome: told } : { effect: 'ignored', stands: standsAs(target, told.isActive) }
}

/** The same the other way round, on the version that the action left behind. */
async function takeBack(client: ApolloClient, target: Target, { lockVersion }: Told, isActive: boolean): Promise<Undone> {
  const ended = (effect: Effect, now: boolean): Undone => ({ effect, stands: standsAs(target, now) })
  try {
    const { effect } = await setActive(client, { ...target, lockVersion }, isActive)
    return ended(effect, effect === 'ignored' ? !isActive : isActive)
  } catch (error) {
    return { ...ended('ignored', !isActive), refusal: refusalOf(error).message }
  }
}

/** What can be done to a customer at once, and how. Which of it is offered: `customerActionSet`. */
export const customerActions = defineActions<CustomerAction, ActionableCustomer, Target, never, Told>({
  actions: {
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconUserCheck, said: ({ name }) => `${name} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconUserOff, said: ({ name }) => `${name} set inactive` },
  },
  noun: { one: 'customer', many: 'customers' },
  nameOf: ({ name }) => name,
  keyOf: ({ id, lockVersion }) => `${id}/${lockVersion}`,
  find: (_client, _name, customer) => ({ id: customer.id, lockVersion: customer.lockVersion, name: customerName(customer) }),
  send: ({ client }, name, target) => setActive(client, target, name === 'ACTIVATE'),
  undo:
    ({ client }, name, target, told) =>
    () =>
      takeBack(client, target, told, name !== 'ACTIVATE'),
  refreshes: ['CustomerRecord', 'Customers'],
})
