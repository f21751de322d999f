/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type AdminAuthoritiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAuthoritiesQuery = { adminAuthorities: Array<{ key: string, label: string, description: string | null, group: string | null }> };


export const AdminAuthoritiesDocument = {"kind":"Document","__meta__":{"hash":"ff8150a4a08495fdeb8dac33b647d42b5b6a8edc889ccb009977b37023f2ae1f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAuthorities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAuthorities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<AdminAuthoritiesQuery, AdminAuthoritiesQueryVariables>;
export const useAdminAuthoritiesQuery = (options?: SkipToken | useQuery.Options<AdminAuthoritiesQuery, AdminAuthoritiesQueryVariables>) => useQuery(AdminAuthoritiesDocument, options)