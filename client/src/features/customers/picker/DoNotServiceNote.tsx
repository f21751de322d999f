import { Alert } from '@mantine/core'
import { IconAlertOctagon } from '@tabler/icons-react'
import { doNotService } from './customerText.ts'
import type { ApolloClient } from '@apollo/client'
import { JobFormCustomerDocument } from './customers.generated.ts'

export const DoNotServiceNote = () => (
  <Alert color="red" variant="light" role="alert" icon={<IconAlertOctagon size={18} aria-hidden />}>
    {doNotService}
  </Alert>
)

/** Whether the form's customer is marked “Do not service” according to the cache. */
export function isMarkedDoNotService({ cache }: ApolloClient, id: string): boolean {
  const known = id === '' ? null : cache.readQuery({ query: JobFormCustomerDocument, variables: { id } })
  return known?.customer.isDoNotService === true
}
