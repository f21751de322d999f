/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type BranchesToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type BranchesToChooseQuery = { branches: { items: Array<{ id: string, name: string | null }> } };


export const BranchesToChooseDocument = {"kind":"Document","__meta__":{"hash":"5a6c428af33b330c1b6d7dcdd4e8063bb622957b412320dc1ed08f6b0118b64d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchesToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BranchesToChooseQuery, BranchesToChooseQueryVariables>;
export const useBranchesToChooseQuery = (options?: SkipToken | useQuery.Options<BranchesToChooseQuery, BranchesToChooseQueryVariables>) => useQuery(BranchesToChooseDocument, options)