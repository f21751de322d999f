import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { createApollo } from '../../lib/api/createApollo.ts'

/** Components show their own errors: these pages are public, so an error never redirects. */
const newClient = () => createApollo(() => undefined)

/** Provides an Apollo client to parts of the site that need one, and loads it only there. */
export function SiteApollo({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient)
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
