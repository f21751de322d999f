/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type OperateBranchMutationVariables = Exact<{
  input: Types.BranchOperationInput;
}>;


export type OperateBranchMutation = { operateBranch: { id: string, isActive: boolean | null, isDefault: boolean | null } | null };

export type BranchNowQueryVariables = Exact<{
  id: string;
}>;


export type BranchNowQuery = { branch: { name: string | null, id: string, isActive: boolean | null, isDefault: boolean | null } };

export type BranchStateFragment = { id: string, isActive: boolean | null, isDefault: boolean | null };

export const BranchStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<BranchStateFragment, unknown>;
export const OperateBranchDocument = {"kind":"Document","__meta__":{"hash":"094202f00eeb90e54c481725f81a9eb4ee6f3b80f0118f66c912efe0fdc68d18"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperateBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchOperationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operateBranch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<OperateBranchMutation, OperateBranchMutationVariables>;
export const BranchNowDocument = {"kind":"Document","__meta__":{"hash":"3756614c6b7a89191ccd612f99bc94af76a67a38218d8a69958082b2ebfc7054"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<BranchNowQuery, BranchNowQueryVariables>;
export const useOperateBranchMutation = (options?: useMutation.Options<OperateBranchMutation, OperateBranchMutationVariables>) => useMutation(OperateBranchDocument, options)
export const useBranchNowQuery = (options: SkipToken | useQuery.Options<BranchNowQuery, BranchNowQueryVariables>) => useQuery(BranchNowDocument, options)