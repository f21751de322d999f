import { skipToken } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useJobFormCustomerQuery } from './customers.generated.ts'

/** What a form holds of a customer. Ids are text, '' where nothing is chosen yet. */
export interface CustomerChoice {
  customerId: string
  propertyId: string
}

/** The customer of the form around, with the properties; null while none is chosen or the answer is on its way. */
export function useChosenCustomer() {
  const customerId = useWatch<CustomerChoice, 'customerId'>({ name: 'customerId' })
  const { data, loading, error } = useJobFormCustomerQuery(customerId ? { variables: { id: customerId } } : skipToken)
  return {
    customer: customerId && data?.customer.id === customerId ? data.customer : null,
    isLoading: loading,
    error: customerId ? error : undefined,
  }
}
