/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BellQueryVariables = Exact<{ [key: string]: never; }>;


export type BellQuery = { notifications: { unreadCount: number | null } };


export const BellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<BellQuery, BellQueryVariables>;
export const useBellQuery = (options?: SkipToken | useQuery.Options<BellQuery, BellQueryVariables>) => useQuery(BellDocument, options)