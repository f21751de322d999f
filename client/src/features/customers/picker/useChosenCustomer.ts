import { skipToken } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useJobFormCustomerQuery } from './customers.generated.ts'

/** Customer and property ids as text, '' if not chosen. */
export interface CustomerChoice {
  customerId: string
  propertyId: string
}

/** The form's customer with properties; null if none is chosen or while loading. */
export function useChosenCustomer() {
  const customerId = useWatch<CustomerChoice, 'customerId'>({ name: 'customerId' })
  const { data, loading, error } = useJobFormCustomerQuery(customerId ? { variables: { id: customerId } } : skipToken)
  return {
    customer: customerId && data?.customer.id === customerId ? data.customer : null,
    isLoading: loading,
    error: customerId ? error : undefined,
  }
}
