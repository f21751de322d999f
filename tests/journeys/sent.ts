import type { Request } from 'playwright-core'
import { readTrusted } from '@callout/gateway/graphql/trusted'

const documents = readTrusted()

interface Sent {
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } }
}

/** The document of a call to the gateway, which the client names by its hash; empty for any other request. */
export function documentOf(request: Request): string {
  if (!request.url().endsWith('/graphql')) return ''
  const { extensions } = (request.postDataJSON() ?? {}) as Sent
  return documents.get(extensions?.persistedQuery?.sha256Hash ?? '') ?? ''
}
