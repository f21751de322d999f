import { deleteCall, type DeleteDefinition } from '../../../components/actions/deletes/defineDeletes.ts'
import { customerName, propertyName } from '../shared/customerWords.ts'
import type { CustomersQuery } from '../list/customerList.generated.ts'
import { DeleteCustomerDocument, DeletePropertyDocument } from './customerDeletes.generated.ts'
import type { DeletableCustomer } from './customerDeletes.ts'
import type { DeletableProperties, DeletableProperty } from './propertyDeletes.ts'

export const customerDeleteDefinition: DeleteDefinition<DeletableCustomer, CustomersQuery['customers']> = {
  said: (customer) => `${customerName(customer)} deleted`,
  call: ({ id, lockVersion }) => deleteCall(DeleteCustomerDocument, { input: { id, lockVersion } }),
  refreshes: ['Customers'],
}

export const propertyDeleteDefinition: DeleteDefinition<DeletableProperty, DeletableProperties> = {
  said: (property) => `${propertyName(property)} deleted`,
  call: ({ id }) => deleteCall(DeletePropertyDocument, { id }),
  refreshes: ['CustomerRecord'],
}
