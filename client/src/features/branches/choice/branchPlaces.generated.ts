/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type BranchPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type BranchPlacesQuery = { branches: { items: Array<{ id: string, city: string | null, province: string | null, country: string | null, phoneCountryCode: string | null, isDefault: boolean | null }> } };


export const BranchPlacesDocument = {"kind":"Document","__meta__":{"hash":"ff64ffaefa45e4b57d048f3e9d3e5e939db23b7280f96b513585cbd8f88c6ecf"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<BranchPlacesQuery, BranchPlacesQueryVariables>;
export const useBranchPlacesQuery = (options?: SkipToken | useQuery.Options<BranchPlacesQuery, BranchPlacesQueryVariables>) => useQuery(BranchPlacesDocument, options)