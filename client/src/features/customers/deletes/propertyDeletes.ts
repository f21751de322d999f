import { DeletePropertyDocument } from './customerDeletes.generated.ts'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { propertyName } from '../shared/customerWords.ts'
import { paths } from '../../../lib/paths.ts'

/** What deleting has to know of a property. */
export interface DeletableProperty {
  readonly id: string
  readonly name: string | null
  readonly address: string | null
}
export interface DeletableProperties {
  readonly items: readonly DeletableProperty[]
  readonly totalCount: number | null
}

/** Properties are deleted one by one, after a question that says which jobs name them. */
export const propertyDeletes = defineDeletes<DeletableProperty, DeletableProperties>({
  noun: { one: 'property', many: 'properties' },
  path: paths.customers(),
  needs: 'manage_customers',
  nameOf: propertyName,
  rowNameOf: (property) => ({ name: propertyName(property), title: null }),
  problemOf: () => null,
  said: (property) => `${propertyName(property)} deleted`,
  call: ({ id }) => deleteCall(DeletePropertyDocument, { id }),
  refreshes: ['CustomerRecord'],
})
