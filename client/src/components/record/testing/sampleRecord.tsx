import { gql, type TypedDocumentNode } from '@apollo/client'
import { IconWash } from '@tabler/icons-react'
import { defineDeletes } from '../../actions/deletes/defineDeletes.ts'
import { defineRecord } from '../defineRecord.ts'
import { Fact, Panel, TextSection } from '../Parts.tsx'

export interface Van {
  readonly id: string
  readonly plate: string
  readonly driver: string | null
  readonly notes: string | null
}

const query: TypedDocumentNode<{ readonly van: Van }, { id: string }> = gql`
  query Van($id: ID!) {
    van(id: $id) {
      id
      plate
      driver
      notes
    }
  }
`

export const vanDeletes = defineDeletes<Van, { readonly items: readonly Van[]; readonly totalCount: number | null }>({
  noun: { one: 'van', many: 'vans' },
  path: '/vans',
  needs: 'manage_settings',
  getName: ({ plate }) => plate,
  rowLabel: ({ plate }) => ({ name: plate, title: null }),
  blockedReason: () => null,
  successMessage: ({ plate }) => `${plate} deleted`,
  call: () => {
    throw new Error('No van is deleted here')
  },
  refetchQueries: [],
})

/** A minimal record: a plate, a driver and notes. */
export const vanRecord = defineRecord({
  noun: 'van',
  list: { to: '/vans', label: 'Vans' },
  query,
  getRecord: ({ van }) => van,
  getTitle: ({ plate }) => plate,
  badge: ({ driver }) => driver === null && <span>Free</span>,
  links: ({ id }) => [{ label: 'Wash', Icon: IconWash, shortcut: 'w', to: `/vans/${id}/wash`, needs: 'dispatch' }],
  main: { first: ({ notes }) => <TextSection title="Notes">{notes}</TextSection> },
  side: {
    rest: ({ driver }) => (
      <Panel title="Crew">
        <Fact label="Driver">{driver ?? 'Unassigned'}</Fact>
      </Panel>
    ),
  },
  refreshes: ['Van'],
  deletes: vanDeletes,
})
