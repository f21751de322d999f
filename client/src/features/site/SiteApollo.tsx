import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { createApollo } from '../../lib/api/createApollo.ts'

/** Errors are shown where they happen: these pages are for everybody, and a refusal sends nobody away. */
const newClient = () => createApollo(() => undefined)

/** Gives the parts of the site that ask the gateway a client; only they load it. */
export function SiteApollo({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient)
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
