import { gql, type TypedDocumentNode } from '@apollo/client'
import { vanActionSet } from '../../actions/testing/sampleActions.ts'
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

/** A minimal list: three columns, two filters, one bulk action, cards and an export. */
export const vanList = defineList({
  noun: { one: 'van', many: 'vans' },
  path: '/vans',
  query,
  selectPage: ({ vans }) => vans,
  rowLink: ({ id, plate }: Van) => ({ name: plate, to: `/vans/${id}` }),
  search: 'Plate or driver',
  filters: {
    free: flag('free', { label: 'Free only', inputField: 'isFree' }),
    fuel: choice('fuel', { label: 'Fuel', inputField: 'fuel', table: fuels }),
  },
  sorts: { PLATE: { label: 'Plate' }, DISTANCE: { label: 'Distance' } },
  sort: { by: 'PLATE', direction: 'ASCENDING' },
  columns: {
    plate: { label: 'Plate', width: 100, sort: 'PLATE', text: ({ plate }) => plate },
    driver: { label: 'Driver', width: 180, isFlexible: true, text: ({ driver }) => driver },
    distance: {
      label: 'Distance',
      width: 90,
      isNumeric: true,
      sort: 'DISTANCE',
      cell: ({ distance }) => `${distance} km`,
      csv: { 'Distance (km)': ({ distance }) => ({ amount: distance, decimals: 0 }) },
    },
  },
  defaultColumns: ['plate', 'driver', 'distance'],
  card: { primary: ['driver'], total: 'distance' },
  views: [{ id: 'free', name: 'Free vans', query: 'free=1' }],
  actions: vanActionSet,
  bulk: { needs: ['dispatch'], load: () => import('../../bulk/testing/sampleBulk.ts').then((module) => module.vanBulk) },
  exports: { needs: 'export_data' },
})
