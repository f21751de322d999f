import { DeleteCustomerDocument } from './customerDeletes.generated.ts'
import { customerDeleteProblem } from '@callout/contracts/customers/deleteProblem'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { customerName, customerNoun } from '../shared/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import type { CustomerRowFragment, CustomersQuery } from '../list/customerList.generated.ts'

/** What deleting has to know of a customer. null: not told. */
export type DeletableCustomer = Pick<
  CustomerRowFragment,
  'id' | 'name' | 'companyName' | 'jobsCount' | 'outstandingBalance' | 'lockVersion'
>

/** Customers are deleted with their properties. */
export const customerDeletes = defineDeletes<DeletableCustomer, CustomersQuery['customers']>({
  noun: customerNoun,
  path: paths.customers(),
  needs: 'manage_customers',
  nameOf: customerName,
  rowNameOf: (customer) => ({ name: customerName(customer), title: null }),
  problemOf: ({ jobsCount, outstandingBalance }) =>
    customerDeleteProblem({ hasJobs: (jobsCount ?? 0) > 0, hasInvoices: (outstandingBalance ?? 0) > 0 }),
  said: (customer) => `${customerName(customer)} deleted`,
  call: ({ id, lockVersion }) => deleteCall(DeleteCustomerDocument, { input: { id, lockVersion } }),
  refreshes: ['Customers'],
})
