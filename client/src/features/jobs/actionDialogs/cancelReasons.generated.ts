/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CancelReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type CancelReasonsQuery = { cancelReasons: Array<{ id: string, reason: string, requiresNote: boolean | null }> };


export const CancelReasonsDocument = {"kind":"Document","__meta__":{"hash":"f4e428bdf7681cc5e9a6f7d6cfb99972c63b62aa44d7cfba907c859b18cb7c15"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requiresNote"}}]}}]}}]} as unknown as DocumentNode<CancelReasonsQuery, CancelReasonsQueryVariables>;
export const useCancelReasonsQuery = (options?: SkipToken | useQuery.Options<CancelReasonsQuery, CancelReasonsQueryVariables>) => useQuery(CancelReasonsDocument, options)