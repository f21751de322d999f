/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type ListCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCategoriesQuery = { ownCategories: { items: Array<{ id: string, name: string | null }> } };

export type ListBranchesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListBranchesQuery = { branches: { items: Array<{ id: string, name: string | null }> } };


export const ListCategoriesDocument = {"kind":"Document","__meta__":{"hash":"1da43b27758f0dd247da4c5befbd833fec6fa25f1b4443371767e849e2485f0e"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListCategoriesQuery, ListCategoriesQueryVariables>;
export const ListBranchesDocument = {"kind":"Document","__meta__":{"hash":"7a3b65aae1da57d80175e6d7382b52c9716c1ab1a96bedba99ca7f66a6b1e62f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBranches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListBranchesQuery, ListBranchesQueryVariables>;
export const useListCategoriesQuery = (options?: SkipToken | useQuery.Options<ListCategoriesQuery, ListCategoriesQueryVariables>) => useQuery(ListCategoriesDocument, options)
export const useListBranchesQuery = (options?: SkipToken | useQuery.Options<ListBranchesQuery, ListBranchesQueryVariables>) => useQuery(ListBranchesDocument, options)