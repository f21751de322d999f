import { gql, type TypedDocumentNode } from '@apollo/client'
import { ActionMenu } from '../../actions/ActionMenu.tsx'
import { vanActionSet } from '../../actions/testing/madeUpActions.ts'
import { BulkActions } from '../../bulk/BulkActions.tsx'
import { vanBulk } from '../../bulk/testing/madeUpBulk.ts'
import { exportOf } from '../../csv/csvRows.ts'
import { defineList } from '../defineList.ts'
import { choice, flag } from '../filters.ts'

export interface Van {
  readonly id: string
  readonly plate: string
  readonly driver: string | null
  /** In kilometres. */
  readonly distance: number
}

interface VansInput {
  readonly search?: string | null
  readonly isFree?: boolean | null
  readonly fuel?: 'DIESEL' | 'ELECTRIC' | null
  readonly sortBy?: 'PLATE' | 'DISTANCE' | null
}

const query: TypedDocumentNode<{ vans: { items: Van[]; totalCount: number } }, { input?: VansInput | null }> = gql`
  query Vans($input: VansInput) {
    vans(input: $input) {
      items {
        id
        plate
        driver
        distance
      }
      totalCount
    }
  }
`

const fuels = { DIESEL: { label: 'Diesel' }, ELECTRIC: { label: 'Electric' } }

/** A list as a domain of nothing but three columns, two filters, one bulk action, cards and a file declares it. */
export const vanList = defineList({
  name: 'van',
  title: 'Vans',
  noun: { one: 'van', many: 'vans' },
  path: '/vans',
  query,
  pageOf: ({ vans }) => vans,
  rowOf: ({ id, plate }: Van) => ({ name: plate, to: `/vans/${id}` }),
  search: { label: 'Search vans', placeholder: 'Plate or driver' },
  filters: {
    free: flag('free', { label: 'Free only', as: 'isFree' }),
    fuel: choice('fuel', { label: 'Fuel', as: 'fuel', table: fuels }),
  },
  panel: [['free'], ['fuel']],
  sorts: { PLATE: { label: 'Plate' }, DISTANCE: { label: 'Distance' } },
  sort: { by: 'PLATE', direction: 'ASCENDING' },
  columns: {
    plate: { label: 'Plate', width: 100, sort: 'PLATE', cell: ({ plate }) => plate },
    driver: { label: 'Driver', width: 180, isFlexible: true, isWords: true, cell: ({ driver }) => driver },
    distance: { label: 'Distance', width: 90, isNumeric: true, sort: 'DISTANCE', cell: ({ distance }) => `${distance} km` },
  },
  shown: ['plate', 'driver', 'distance'],
  card: { body: ({ driver }) => driver },
  views: [
    { id: 'all', name: 'All vans', query: '', days: null },
    { id: 'free', name: 'Free vans', query: 'free=1', days: null },
  ],
  menu: (van, isLarge) => <ActionMenu set={vanActionSet} of={van} isLarge={isLarge} />,
  bulk: {
    needs: ['dispatch'],
    bar: (props) => <BulkActions bulk={vanBulk} {...props} />,
  },
  exports: {
    needs: 'export_data',
    load: async () =>
      exportOf<Van>({
        plate: [{ header: 'Plate', cell: ({ plate }) => plate }],
        driver: [{ header: 'Driver', cell: ({ driver }) => driver }],
        distance: [{ header: 'Distance (km)', cell: ({ distance }) => ({ amount: distance, decimals: 0 }) }],
      }),
  },
})
