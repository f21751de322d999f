import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { signUpClient } from './signUpClient.ts'

/** Fields that read the lookups outside the later steps. */
export function WithLookups({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={signUpClient}>{children}</ApolloProvider>
}
