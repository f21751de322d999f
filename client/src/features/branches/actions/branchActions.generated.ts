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

export type BranchStandingFragment = { id: string, isActive: boolean | null, isDefault: boolean | null };

export const BranchStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<BranchStandingFragment, unknown>;
export const OperateBranchDocument = {"kind":"Document","__meta__":{"hash":"db8977362d7caa0cf29c9d208d3167e3fc1c893e49b4f2d8d6dfedf15e693ec1"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperateBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchOperationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operateBranch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<OperateBranchMutation, OperateBranchMutationVariables>;
export const BranchNowDocument = {"kind":"Document","__meta__":{"hash":"2229b0136e0abc60b511873765ad649e52bfe1a98324db0bd5996d2467c0ba83"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<BranchNowQuery, BranchNowQueryVariables>;
export const useOperateBranchMutation = (options?: useMutation.Options<OperateBranchMutation, OperateBranchMutationVariables>) => useMutation(OperateBranchDocument, options)
export const useBranchNowQuery = (options: SkipToken | useQuery.Options<BranchNowQuery, BranchNowQueryVariables>) => useQuery(BranchNowDocument, options)