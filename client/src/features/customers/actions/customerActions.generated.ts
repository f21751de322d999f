/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ChangeCustomerMutationVariables = Exact<{
  input: Types.CustomerChangeInput;
}>;


export type ChangeCustomerMutation = { updateCustomer: { id: string, isActive: boolean | null, tags: Array<string> | null, branchId: string | null, lockVersion: number | null } | null };

export type CustomerNowQueryVariables = Exact<{
  id: string;
}>;


export type CustomerNowQuery = { customer: { name: string | null, companyName: string | null, id: string, isActive: boolean | null, tags: Array<string> | null, branchId: string | null, lockVersion: number | null } };

export type CustomerStateFragment = { id: string, isActive: boolean | null, tags: Array<string> | null, branchId: string | null, lockVersion: number | null };

export type DeleteCustomerMutationVariables = Exact<{
  input: Types.DeleteCustomerInput;
}>;


export type DeleteCustomerMutation = { deleteCustomer: { id: string } | null };

export const CustomerStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<CustomerStateFragment, unknown>;
export const ChangeCustomerDocument = {"kind":"Document","__meta__":{"hash":"1b8f6df0d2d1690d0de9a62802a433802ec24bbbd0c4d8c2e4b98c6d8d6da5bd"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<ChangeCustomerMutation, ChangeCustomerMutationVariables>;
export const CustomerNowDocument = {"kind":"Document","__meta__":{"hash":"5bee0262e88efef196dbb92a88ed32257173187dc4604c27970a185f434c66ce"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<CustomerNowQuery, CustomerNowQueryVariables>;
export const DeleteCustomerDocument = {"kind":"Document","__meta__":{"hash":"0a9ef5d7ba165006407049b99283288cd892714af1f2203dc321145a19fc368a"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const useChangeCustomerMutation = (options?: useMutation.Options<ChangeCustomerMutation, ChangeCustomerMutationVariables>) => useMutation(ChangeCustomerDocument, options)
export const useCustomerNowQuery = (options: SkipToken | useQuery.Options<CustomerNowQuery, CustomerNowQueryVariables>) => useQuery(CustomerNowDocument, options)
export const useDeleteCustomerMutation = (options?: useMutation.Options<DeleteCustomerMutation, DeleteCustomerMutationVariables>) => useMutation(DeleteCustomerDocument, options)