/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CompanyOnPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyOnPaperQuery = { generalData: { logoUrl: string | null, organizationName: string | null, organizationEmail: string | null, phoneCountryCode: string | null, phone: string | null, address: string | null } };


export const CompanyOnPaperDocument = {"kind":"Document","__meta__":{"hash":"f61944d6a0598f761d28f9ff5ad735c99c347fdd1bf9bc4cc6b6340c45fdcf54"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyOnPaper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<CompanyOnPaperQuery, CompanyOnPaperQueryVariables>;
export const useCompanyOnPaperQuery = (options?: SkipToken | useQuery.Options<CompanyOnPaperQuery, CompanyOnPaperQueryVariables>) => useQuery(CompanyOnPaperDocument, options)