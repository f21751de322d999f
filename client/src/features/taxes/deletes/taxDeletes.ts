import { DeleteTaxDocument } from './taxDeletes.generated.ts'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import type { TaxesQuery } from '../list/taxList.generated.ts'
import { KEPT, taxNoun } from '../taxWords.ts'

export interface DeletableTax {
  readonly id: string
  readonly name: string
}

/** Jobs and invoices keep it. */
export const taxDeletes = defineDeletes<DeletableTax, TaxesQuery['taxes']>({
  noun: taxNoun,
  path: paths.taxes(),
  needs: 'manage_taxes',
  nameOf: ({ name }) => name,
  rowNameOf: ({ name }) => ({ name, title: null }),
  problemOf: () => null,
  said: ({ name }) => `${name} deleted. ${KEPT}`,
  call: ({ id }) => deleteCall(DeleteTaxDocument, { id }),
  refreshes: ['Taxes'],
})
