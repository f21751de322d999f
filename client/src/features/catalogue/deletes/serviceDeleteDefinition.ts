import { deleteCall, type DeleteDefinition } from '../../../components/actions/deletes/defineDeletes.ts'
import type { PriceListQuery } from '../list/serviceList.generated.ts'
import { DeleteServiceDocument } from './serviceDeletes.generated.ts'
import type { DeletableService } from './serviceDeletes.ts'

export const serviceDeleteDefinition: DeleteDefinition<DeletableService, PriceListQuery['services']> = {
  said: ({ name }) => `${name} deleted`,
  call: ({ id }) => deleteCall(DeleteServiceDocument, { id }),
  refreshes: ['PriceList'],
}
