/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** A change of a branch: fields not sent are unchanged; null clears a field. */
export type BranchChangeInput = {
  /** On one line. */
  address?: string | null | undefined;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Spec §5, branch. */
export type BranchInput = {
  /** On one line. */
  address: string;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city: string;
  country: string;
  email: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
  province: string;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Sort columns of branches. */
export type BranchSort =
  | 'CITY'
  | 'NAME';

/** Filters and order of branches. Default: the default branch first. */
export type BranchesInput = {
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: BranchSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type BranchToEditQueryVariables = Exact<{
  id: string;
}>;


export type BranchToEditQuery = { branch: { id: string, name: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternateNo: string | null, website: string | null, latitude: number | null, longitude: number | null } };

export type BranchFormPartsFragment = { id: string, name: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternateNo: string | null, website: string | null, latitude: number | null, longitude: number | null };

export type CreateBranchMutationVariables = Exact<{
  input: BranchInput;
}>;


export type CreateBranchMutation = { createBranch: { id: string, name: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternateNo: string | null, website: string | null, latitude: number | null, longitude: number | null } | null };

export type UpdateBranchMutationVariables = Exact<{
  input: BranchChangeInput;
}>;


export type UpdateBranchMutation = { updateBranch: { id: string, name: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternateNo: string | null, website: string | null, latitude: number | null, longitude: number | null } | null };

export type BranchesLikeQueryVariables = Exact<{
  input?: BranchesInput | null | undefined;
}>;


export type BranchesLikeQuery = { branches: { items: Array<{ id: string, name: string | null, street1: string | null }> } };

export const BranchFormPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternateNo"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<BranchFormPartsFragment, unknown>;
export const BranchToEditDocument = {"kind":"Document","__meta__":{"hash":"dbc69825c03987a9385d2043af38618e7d320a7e743f9516a08e44157ddd3207"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternateNo"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<BranchToEditQuery, BranchToEditQueryVariables>;
export const CreateBranchDocument = {"kind":"Document","__meta__":{"hash":"6803be947ffd932af57f076f31d3bf91d488d688185c634c0fd40d26f6f4abf3"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBranch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternateNo"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<CreateBranchMutation, CreateBranchMutationVariables>;
export const UpdateBranchDocument = {"kind":"Document","__meta__":{"hash":"6cb138d5b3f55c7334a360875146f9466733752b2fd9f67c5bc5e3f4b134a623"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBranch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternateNo"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<UpdateBranchMutation, UpdateBranchMutationVariables>;
export const BranchesLikeDocument = {"kind":"Document","__meta__":{"hash":"0d129a8670a81227662a91adb1809ae9904a542ef8980ea21645eb8354cf2922"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}}]}}]}}]}}]} as unknown as DocumentNode<BranchesLikeQuery, BranchesLikeQueryVariables>;
export const useBranchToEditQuery = (options: SkipToken | useQuery.Options<BranchToEditQuery, BranchToEditQueryVariables>) => useQuery(BranchToEditDocument, options)
export const useCreateBranchMutation = (options?: useMutation.Options<CreateBranchMutation, CreateBranchMutationVariables>) => useMutation(CreateBranchDocument, options)
export const useUpdateBranchMutation = (options?: useMutation.Options<UpdateBranchMutation, UpdateBranchMutationVariables>) => useMutation(UpdateBranchDocument, options)
export const useBranchesLikeQuery = (options?: SkipToken | useQuery.Options<BranchesLikeQuery, BranchesLikeQueryVariables>) => useQuery(BranchesLikeDocument, options)