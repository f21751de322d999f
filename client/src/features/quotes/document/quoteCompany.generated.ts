/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type QuoteCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteCompanyQuery = { generalData: { organizationName: string | null, organizationEmail: string | null, phoneCountryCode: string | null, phone: string | null, address: string | null }, companySettings: { customer: { paymentTerms: string | null } | null } };


export const QuoteCompanyDocument = {"kind":"Document","__meta__":{"hash":"9e8a5efd837d7951f8d796a33ad684532f976ce763fb4f040d0fba5c7f5b4b1c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<QuoteCompanyQuery, QuoteCompanyQueryVariables>;
export const useQuoteCompanyQuery = (options?: SkipToken | useQuery.Options<QuoteCompanyQuery, QuoteCompanyQueryVariables>) => useQuery(QuoteCompanyDocument, options)