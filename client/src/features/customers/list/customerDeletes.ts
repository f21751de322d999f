import { DeleteCustomerDocument } from '../actions/customerActions.generated.ts'
import { DeletePropertyDocument } from './customerDeletes.generated.ts'
import { customerDeleteProblem } from '@callout/contracts/customers/deleteProblem'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { customerName, customerNoun, propertyName } from '../picker/customerText.ts'
import { paths } from '../../../lib/paths.ts'
import type { CustomerRowFragment, CustomersQuery } from './customerList.generated.ts'

/** Customer fields needed for a delete. null: missing. */
export type DeletableCustomer = Pick<
  CustomerRowFragment,
  'id' | 'name' | 'companyName' | 'jobsCount' | 'outstandingBalance' | 'lockVersion'
>

/** Customers are deleted with their properties. */
export const customerDeletes = defineDeletes<DeletableCustomer, CustomersQuery['customers']>({
  noun: customerNoun,
  path: paths.customers(),
  needs: 'manage_customers',
  getName: customerName,
  rowLabel: (customer) => ({ name: customerName(customer), title: null }),
  blockedReason: ({ jobsCount, outstandingBalance }) =>
    customerDeleteProblem({ hasJobs: (jobsCount ?? 0) > 0, hasInvoices: (outstandingBalance ?? 0) > 0 }),
  successMessage: (customer) => `${customerName(customer)} deleted`,
  call: ({ id, lockVersion }) => deleteCall(DeleteCustomerDocument, { input: { id, lockVersion } }),
  refetchQueries: ['Customers'],
})

export interface DeletableProperty {
  readonly id: string
  readonly name: string | null
  readonly address: string | null
}
interface DeletableProperties {
  readonly items: readonly DeletableProperty[]
  readonly totalCount: number | null
}

/** Properties are deleted one by one, after a confirmation with the jobs that use them. */
export const propertyDeletes = defineDeletes<DeletableProperty, DeletableProperties>({
  noun: { one: 'property', many: 'properties' },
  path: paths.customers(),
  needs: 'manage_customers',
  getName: propertyName,
  rowLabel: (property) => ({ name: propertyName(property), title: null }),
  blockedReason: () => null,
  successMessage: (property) => `${propertyName(property)} deleted`,
  call: ({ id }) => deleteCall(DeletePropertyDocument, { id }),
  refetchQueries: ['CustomerRecord'],
})
