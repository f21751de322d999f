/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CompanyPhoneCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPhoneCodeQuery = { generalData: { phoneCountryCode: string | null } };


export const CompanyPhoneCodeDocument = {"kind":"Document","__meta__":{"hash":"24399c6540c051681b24f62e4a46e4de49e60eb2ab62dfd4e696b41d17c1d3e7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPhoneCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}}]}}]}}]} as unknown as DocumentNode<CompanyPhoneCodeQuery, CompanyPhoneCodeQueryVariables>;
export const useCompanyPhoneCodeQuery = (options?: SkipToken | useQuery.Options<CompanyPhoneCodeQuery, CompanyPhoneCodeQueryVariables>) => useQuery(CompanyPhoneCodeDocument, options)