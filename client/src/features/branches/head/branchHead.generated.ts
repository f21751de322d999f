/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react'
/** A change of a branch head. */
export type BranchHeadChangeInput = {
  address: string;
  branchHeadId: string;
  email: string;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
};

/** Spec §5, branch head. */
export type BranchHeadInput = {
  address: string;
  branchId: string;
  email: string;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
};

export type AddBranchHeadMutationVariables = Exact<{
  input: BranchHeadInput;
}>;


export type AddBranchHeadMutation = { addBranchHead: { id: string, branchHead: { id: string, name: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, address: string | null } | null } | null };

export type UpdateBranchHeadMutationVariables = Exact<{
  input: BranchHeadChangeInput;
}>;


export type UpdateBranchHeadMutation = { updateBranchHead: { id: string, branchHead: { id: string, name: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, address: string | null } | null } | null };

export type RemoveBranchHeadMutationVariables = Exact<{
  branchId: string;
  branchHeadId: string;
}>;


export type RemoveBranchHeadMutation = { removeBranchHead: { id: string, branchHead: { id: string, name: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, address: string | null } | null } | null };


export const AddBranchHeadDocument = {"kind":"Document","__meta__":{"hash":"48bc27f32ffd57caae60058bb651290f8b43f3f8ccf50dcda512ac15b0e86d8c"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBranchHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchHeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBranchHead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchHeadParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchHeadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BranchHead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<AddBranchHeadMutation, AddBranchHeadMutationVariables>;
export const UpdateBranchHeadDocument = {"kind":"Document","__meta__":{"hash":"19d25a17f5c495527fea4f81b3a8a64771f1d364f7d1d7771fe8b4acaf4006f5"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBranchHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchHeadChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBranchHead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchHeadParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchHeadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BranchHead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<UpdateBranchHeadMutation, UpdateBranchHeadMutationVariables>;
export const RemoveBranchHeadDocument = {"kind":"Document","__meta__":{"hash":"6accf91f5fd0be417be123ae446aee8c41c26326ea35451aa581213a708b48a8"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBranchHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchHeadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBranchHead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"branchHeadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchHeadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchHeadParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchHeadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BranchHead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<RemoveBranchHeadMutation, RemoveBranchHeadMutationVariables>;
export const useAddBranchHeadMutation = (options?: useMutation.Options<AddBranchHeadMutation, AddBranchHeadMutationVariables>) => useMutation(AddBranchHeadDocument, options)
export const useUpdateBranchHeadMutation = (options?: useMutation.Options<UpdateBranchHeadMutation, UpdateBranchHeadMutationVariables>) => useMutation(UpdateBranchHeadDocument, options)
export const useRemoveBranchHeadMutation = (options?: useMutation.Options<RemoveBranchHeadMutation, RemoveBranchHeadMutationVariables>) => useMutation(RemoveBranchHeadDocument, options)