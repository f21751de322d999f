/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type ShellBranchesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellBranchesQuery = { branches: { items: Array<{ id: string, name: string | null, isActive: boolean | null }> } };


export const ShellBranchesDocument = {"kind":"Document","__meta__":{"hash":"823d8717ac0fb0b8db0e64b0018e199c87382d95d4596b1aa7c2e59d1aecf6da"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellBranches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<ShellBranchesQuery, ShellBranchesQueryVariables>;
export const useShellBranchesQuery = (options?: SkipToken | useQuery.Options<ShellBranchesQuery, ShellBranchesQueryVariables>) => useQuery(ShellBranchesDocument, options)