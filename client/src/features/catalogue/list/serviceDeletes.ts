import { DeleteServiceDocument } from './serviceDeletes.generated.ts'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import type { PriceListQuery } from './serviceList.generated.ts'
import { serviceNoun } from '../serviceText.ts'

export interface DeletableService {
  readonly id: string
  readonly name: string
}

/** Jobs keep their line items when a service is deleted. */
export const serviceDeletes = defineDeletes<DeletableService, PriceListQuery['services']>({
  noun: serviceNoun,
  path: paths.priceList(),
  needs: 'manage_services',
  getName: ({ name }) => name,
  rowLabel: ({ name }) => ({ name, title: null }),
  blockedReason: () => null,
  successMessage: ({ name }) => `${name} deleted`,
  call: ({ id }) => deleteCall(DeleteServiceDocument, { id }),
  refetchQueries: ['PriceList'],
})
