/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type MapStartQueryVariables = Exact<{ [key: string]: never; }>;


export type MapStartQuery = { branches: { items: Array<{ id: string, latitude: number | null, longitude: number | null, isDefault: boolean | null }> } };


export const MapStartDocument = {"kind":"Document","__meta__":{"hash":"4b9592462520844b6ca67112b3dccbd34cd28ee9d4f1191e29734c3c7feaa970"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<MapStartQuery, MapStartQueryVariables>;
export const useMapStartQuery = (options?: SkipToken | useQuery.Options<MapStartQuery, MapStartQueryVariables>) => useQuery(MapStartDocument, options)