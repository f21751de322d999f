import { gql, type TypedDocumentNode } from '@apollo/client'
import { IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { actionRules, defineActions } from '../defineActions.ts'

type VanAction = 'PIN' | 'UNPIN' | 'RETIRE'

interface ActingVan {
  readonly id: string
  readonly plate: string
  readonly driver: string | null
  readonly isPinned?: boolean
}

interface ChangedVan {
  readonly place: number
}

interface ChangeVanInput {
  readonly reason?: string
}

const mutation: TypedDocumentNode<{ changeVan: ChangedVan | null }, ChangeVanInput & { id: string; action: VanAction }> = gql`
  mutation ChangeVan($id: ID!, $action: VanAction!, $reason: String) {
    changeVan(id: $id, action: $action, reason: $reason) {
      place
    }
  }
`

export const vanActions = defineActions<VanAction, ActingVan, ActingVan, ChangeVanInput, ChangedVan>({
  noun: { one: 'van', many: 'vans' },
  getName: ({ plate }) => plate,
  getKey: ({ id }) => id,
  actions: {
    PIN: { label: 'Pin', Icon: IconPin, successMessage: ({ plate }, { place }) => `${plate} pinned at place ${place}` },
    UNPIN: { label: 'Unpin', Icon: IconPinnedOff, successMessage: ({ plate }) => `${plate} unpinned` },
    RETIRE: {
      label: 'Retire',
      Icon: IconTrash,
      isDestructive: true,
      question: () => true,
      consequence: ({ driver }) => `${driver ?? 'No one'} loses the van.`,
      successMessage: ({ plate }) => `${plate} retired`,
    },
  },
  find: (_client, _name, van) => van,
  send: async ({ client }, action, { id }, input) => {
    const { data } = await client.mutate({ mutation, variables: { ...input, id, action } })
    return data?.changeVan ? { kind: 'done', value: data.changeVan } : { kind: 'unknown' }
  },
  undo: ({ client }, name, { id, plate }, { place }) =>
    name === 'PIN'
      ? async () => {
          await client.mutate({ mutation, variables: { id, action: 'UNPIN' } })
          return { kind: 'done', state: `${plate} is not at place ${place}` }
        }
      : null,
  refetchQueries: ['Vans'],
  override: { reason: 'It has to be' },
})

export const vanActionSet = actionRules({
  name: 'vanAction',
  getKey: ({ id }: ActingVan) => id,
  getName: ({ plate }) => plate,
  offered: ({ isPinned }, { can }) => (can('dispatch') ? [isPinned ? 'UNPIN' : 'PIN', 'RETIRE'] : []),
  load: async () => vanActions,
})
