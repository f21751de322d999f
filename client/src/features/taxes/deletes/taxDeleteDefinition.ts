import { deleteCall, type DeleteDefinition } from '../../../components/actions/deletes/defineDeletes.ts'
import type { TaxesQuery } from '../list/taxList.generated.ts'
import { KEPT } from '../taxWords.ts'
import { DeleteTaxDocument } from './taxDeletes.generated.ts'
import type { DeletableTax } from './taxDeletes.ts'

export const taxDeleteDefinition: DeleteDefinition<DeletableTax, TaxesQuery['taxes']> = {
  said: ({ name }) => `${name} deleted. ${KEPT}`,
  call: ({ id }) => deleteCall(DeleteTaxDocument, { id }),
  refreshes: ['Taxes'],
}
