import { gql, type TypedDocumentNode } from '@apollo/client'
import { IconWash } from '@tabler/icons-react'
import { defineRecord } from '../defineRecord.ts'
import { Fact, Panel, Words } from '../Parts.tsx'

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

export const scrapped = new Set<string>()

/** A record as a domain of nothing but a plate, a driver and notes declares it. */
export const vanRecord = defineRecord({
  noun: 'van',
  list: { to: '/vans', label: 'Vans' },
  query,
  recordOf: ({ van }) => van,
  titleOf: ({ plate }) => plate,
  badge: ({ driver }) => driver === null && <span>Free</span>,
  links: ({ id }) => [{ label: 'Wash', Icon: IconWash, shortcut: 'w', to: `/vans/${id}/wash`, needs: 'dispatch' }],
  main: { first: ({ notes }) => <Words title="Notes">{notes}</Words> },
  side: {
    rest: ({ driver }) => (
      <Panel title="Crew">
        <Fact label="Driver">{driver ?? 'No one yet'}</Fact>
      </Panel>
    ),
  },
  refreshes: ['Van'],
  useIsDeleted: (id) => scrapped.has(id),
})
