import { skipToken } from '@apollo/client/react'
import { createContext, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { type JobFormCustomerPartsFragment, useJobFormCustomerQuery } from './customers.generated.ts'

/** Customer and property ids as text, '' if not chosen. */
export interface CustomerChoice {
  customerId: string
  propertyId: string
}

/** The form's customer if the user can't read customers. */
export const KnownCustomerContext = createContext<JobFormCustomerPartsFragment | null>(null)

/** The form's customer with properties; null if none is chosen or while loading. */
export function useChosenCustomer() {
  const known = useContext(KnownCustomerContext)
  const customerId = useWatch<CustomerChoice, 'customerId'>({ name: 'customerId' })
  const { data, loading, error } = useJobFormCustomerQuery(customerId && !known ? { variables: { id: customerId } } : skipToken)
  return {
    customer: known ?? (customerId && data?.customer.id === customerId ? data.customer : null),
    isLoading: loading,
    error: customerId ? error : undefined,
  }
}
