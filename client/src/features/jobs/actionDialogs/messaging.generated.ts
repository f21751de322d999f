/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type MessagingQueryVariables = Exact<{ [key: string]: never; }>;


export type MessagingQuery = { companySettings: { job: { askBeforeMessaging: boolean | null } | null } };


export const MessagingDocument = {"kind":"Document","__meta__":{"hash":"68364d2d4bbe27d5c92584c1b48e5dd254741988e5094ad6501420cafc694437"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Messaging"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askBeforeMessaging"}}]}}]}}]}}]} as unknown as DocumentNode<MessagingQuery, MessagingQueryVariables>;
export const useMessagingQuery = (options?: SkipToken | useQuery.Options<MessagingQuery, MessagingQueryVariables>) => useQuery(MessagingDocument, options)