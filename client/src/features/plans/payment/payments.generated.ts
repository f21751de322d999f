/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CardTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type CardTokenQuery = { cardToken: { publishableKey: string | null, clientSecret: string | null } };


export const CardTokenDocument = {"kind":"Document","__meta__":{"hash":"3e9276f06b6fd2d811505cb0b5ee32691b9b1a21f71e96a8f2ae5ec532a91637"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"SETUP"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}}]}}]} as unknown as DocumentNode<CardTokenQuery, CardTokenQueryVariables>;
export const useCardTokenQuery = (options?: SkipToken | useQuery.Options<CardTokenQuery, CardTokenQueryVariables>) => useQuery(CardTokenDocument, options)