/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ChangeServiceMutationVariables = Exact<{
  input: Types.ServiceChangeInput;
}>;


export type ChangeServiceMutation = { updateService: { id: string, isActive: boolean | null, amount: number | null, categoryId: string | null } | null };

export type ServiceNowQueryVariables = Exact<{
  id: string;
}>;


export type ServiceNowQuery = { service: { name: string, id: string, isActive: boolean | null, amount: number | null, categoryId: string | null } };

export type ServiceStateFragment = { id: string, isActive: boolean | null, amount: number | null, categoryId: string | null };

export const ServiceStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]} as unknown as DocumentNode<ServiceStateFragment, unknown>;
export const ChangeServiceDocument = {"kind":"Document","__meta__":{"hash":"113cd403cb7b967dff4193edfff5ed872219850bad69e9c188db14b07d90beca"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]} as unknown as DocumentNode<ChangeServiceMutation, ChangeServiceMutationVariables>;
export const ServiceNowDocument = {"kind":"Document","__meta__":{"hash":"8e3a39e6b4296776c351b50f7cfe77f6fcb4c1918279651cfdba8c83be33a4a6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]} as unknown as DocumentNode<ServiceNowQuery, ServiceNowQueryVariables>;
export const useChangeServiceMutation = (options?: useMutation.Options<ChangeServiceMutation, ChangeServiceMutationVariables>) => useMutation(ChangeServiceDocument, options)
export const useServiceNowQuery = (options: SkipToken | useQuery.Options<ServiceNowQuery, ServiceNowQueryVariables>) => useQuery(ServiceNowDocument, options)