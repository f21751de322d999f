/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react'
export type SelectStatusMutationVariables = Exact<{
  input: Types.SelectStatusInput;
}>;


export type SelectStatusMutation = { selectStatus: { availabilityStatus: Types.AvailabilityStatus } | null };


export const SelectStatusDocument = {"kind":"Document","__meta__":{"hash":"1412463d67569e74d1c8de650b066dec7834b57a171dcd31253db9bd90d0b399"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}}]}}]}}]} as unknown as DocumentNode<SelectStatusMutation, SelectStatusMutationVariables>;
export const useSelectStatusMutation = (options?: useMutation.Options<SelectStatusMutation, SelectStatusMutationVariables>) => useMutation(SelectStatusDocument, options)