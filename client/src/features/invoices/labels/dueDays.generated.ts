/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type InvoiceDueDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceDueDaysQuery = { invoiceDueDays: { invoiceDueDays: number | null, options: Array<number> | null } };


export const InvoiceDueDaysDocument = {"kind":"Document","__meta__":{"hash":"924bde3aedef003f5b44805ef88ef85e94e611bb9377ab991bd5d62518d64ee2"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceDueDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceDueDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<InvoiceDueDaysQuery, InvoiceDueDaysQueryVariables>;
export const useInvoiceDueDaysQuery = (options?: SkipToken | useQuery.Options<InvoiceDueDaysQuery, InvoiceDueDaysQueryVariables>) => useQuery(InvoiceDueDaysDocument, options)