import type { ApolloClient } from '@apollo/client'
import { JobFormCustomerDocument } from './customers.generated.ts'

/** Whether the customer who is chosen in a form is marked “Do not service”, as far as the form was told. */
export function isMarkedDoNotService({ cache }: ApolloClient, id: string): boolean {
  const known = id === '' ? null : cache.readQuery({ query: JobFormCustomerDocument, variables: { id } })
  return known?.customer.isDoNotService === true
}
