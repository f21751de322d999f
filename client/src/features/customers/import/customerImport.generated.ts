/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type KnownCustomersQueryVariables = Exact<{
  input?: Types.CustomersInput | null | undefined;
}>;


export type KnownCustomersQuery = { customers: { totalCount: number | null, page: number | null, items: Array<{ id: string, name: string | null, firstName: string | null, lastName: string | null, companyName: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, alternatePhone: string | null, alternatePhoneCountryCode: string | null, lockVersion: number | null }> } };

export type KnownCustomerFragment = { id: string, name: string | null, firstName: string | null, lastName: string | null, companyName: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, alternatePhone: string | null, alternatePhoneCountryCode: string | null, lockVersion: number | null };

export type CompanyPhoneCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPhoneCodeQuery = { generalData: { phoneCountryCode: string | null } };

export type ImportPropertyMutationVariables = Exact<{
  input: Types.PropertyInput;
}>;


export type ImportPropertyMutation = { createProperty: { id: string } | null };

export type ImportedPropertiesQueryVariables = Exact<{
  id: string;
}>;


export type ImportedPropertiesQuery = { customer: { id: string, properties: Array<{ id: string, suiteNo: string | null, street1: string | null, postalCode: string | null }> | null } };

export type ImportCustomerMutationVariables = Exact<{
  input: Types.CustomerInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ImportCustomerMutation = { createCustomer:
    | { __typename: 'Customer', id: string, isActive: boolean | null, lockVersion: number | null }
    | { __typename: 'DuplicateCustomer', matches: Array<{ id: string, name: string | null, matchedOn: string | null }> }
   | null };

export const KnownCustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<KnownCustomerFragment, unknown>;
export const KnownCustomersDocument = {"kind":"Document","__meta__":{"hash":"8d1c9eb867d030867f6c533155c8767ed89872055458aa9f2bf4b7af606cc691"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownCustomer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<KnownCustomersQuery, KnownCustomersQueryVariables>;
export const CompanyPhoneCodeDocument = {"kind":"Document","__meta__":{"hash":"24399c6540c051681b24f62e4a46e4de49e60eb2ab62dfd4e696b41d17c1d3e7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPhoneCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}}]}}]}}]} as unknown as DocumentNode<CompanyPhoneCodeQuery, CompanyPhoneCodeQueryVariables>;
export const ImportPropertyDocument = {"kind":"Document","__meta__":{"hash":"4bfc600978d3e651dd9cc8b339135be406a10c238d3a7989ae07641cf63ae5c3"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ImportPropertyMutation, ImportPropertyMutationVariables>;
export const ImportedPropertiesDocument = {"kind":"Document","__meta__":{"hash":"f6eb3d8991d4cebc04c51d9cd58c35a68aeb8a855b194bf08ec1238af4d08828"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}}]} as unknown as DocumentNode<ImportedPropertiesQuery, ImportedPropertiesQueryVariables>;
export const ImportCustomerDocument = {"kind":"Document","__meta__":{"hash":"7ccb6f493817eba5e7b8b571c0a5f60b494184e1846660fad9182fa265ae2579"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateCustomer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"matchedOn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportCustomerMutation, ImportCustomerMutationVariables>;
export const useKnownCustomersQuery = (options?: SkipToken | useQuery.Options<KnownCustomersQuery, KnownCustomersQueryVariables>) => useQuery(KnownCustomersDocument, options)
export const useCompanyPhoneCodeQuery = (options?: SkipToken | useQuery.Options<CompanyPhoneCodeQuery, CompanyPhoneCodeQueryVariables>) => useQuery(CompanyPhoneCodeDocument, options)
export const useImportPropertyMutation = (options?: useMutation.Options<ImportPropertyMutation, ImportPropertyMutationVariables>) => useMutation(ImportPropertyDocument, options)
export const useImportedPropertiesQuery = (options: SkipToken | useQuery.Options<ImportedPropertiesQuery, ImportedPropertiesQueryVariables>) => useQuery(ImportedPropertiesDocument, options)
export const useImportCustomerMutation = (options?: useMutation.Options<ImportCustomerMutation, ImportCustomerMutationVariables>) => useMutation(ImportCustomerDocument, options)