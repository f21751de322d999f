import { skipToken } from '@apollo/client/react'
import type { Choosable, LateParts } from '../../../kit/list/defineList.ts'
import { useJobFormCustomerQuery } from '../../../parts/customers/customers.generated.ts'

/** There are too many to choose from: the one that is chosen. */
function useCustomers(isWanted: boolean, id: string): readonly Choosable[] {
  const { data } = useJobFormCustomerQuery(isWanted && id ? { variables: { id } } : skipToken)
  return data ? [data.customer] : []
}

/** What the filters of the log choose from. */
export const messageListLate = { records: { customerId: useCustomers } } satisfies LateParts
