/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react'
export type DeleteTaxMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTaxMutation = { deleteTax: { id: string } | null };


export const DeleteTaxDocument = {"kind":"Document","__meta__":{"hash":"c509ab5f3606b257bfff5ebad7e8fa556bed1184131ded4cf9420ff02cec21a7"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTaxMutation, DeleteTaxMutationVariables>;
export const useDeleteTaxMutation = (options?: useMutation.Options<DeleteTaxMutation, DeleteTaxMutationVariables>) => useMutation(DeleteTaxDocument, options)