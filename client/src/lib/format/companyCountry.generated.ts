/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CompanyCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCountryQuery = { company: { id: string, country: string | null } };


export const CompanyCountryDocument = {"kind":"Document","__meta__":{"hash":"016ac489e7daec18e5a5e9b315d9af4c0f6874a6f72e6506d2a0c90d816c9736"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<CompanyCountryQuery, CompanyCountryQueryVariables>;
export const useCompanyCountryQuery = (options?: SkipToken | useQuery.Options<CompanyCountryQuery, CompanyCountryQueryVariables>) => useQuery(CompanyCountryDocument, options)