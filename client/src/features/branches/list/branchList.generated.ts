/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
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

export type BranchesQueryVariables = Exact<{
  input?: BranchesInput | null | undefined;
}>;


export type BranchesQuery = { branches: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, name: string | null, address: string | null, city: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, isActive: boolean | null, isDefault: boolean | null, staffCount: number | null, openJobsCount: number | null, branchHead: { id: string, name: string | null } | null }> } };

export type BranchRowFragment = { id: string, name: string | null, address: string | null, city: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, isActive: boolean | null, isDefault: boolean | null, staffCount: number | null, openJobsCount: number | null, branchHead: { id: string, name: string | null } | null };

export const BranchRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"staffCount"}},{"kind":"Field","name":{"kind":"Name","value":"openJobsCount"}},{"kind":"Field","name":{"kind":"Name","value":"branchHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BranchRowFragment, unknown>;
export const BranchesDocument = {"kind":"Document","__meta__":{"hash":"bbf5dcf0b0919c3b8005b6c6c58972623155fc538e601cec6c0d30096a75c5f6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Branches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BranchRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BranchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"staffCount"}},{"kind":"Field","name":{"kind":"Name","value":"openJobsCount"}},{"kind":"Field","name":{"kind":"Name","value":"branchHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BranchesQuery, BranchesQueryVariables>;
export const useBranchesQuery = (options?: SkipToken | useQuery.Options<BranchesQuery, BranchesQueryVariables>) => useQuery(BranchesDocument, options)