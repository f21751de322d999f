/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type ListTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type ListTeamQuery = { teamMembers: { items: Array<{ id: string, name: string | null, color: string | null, role: Types.UserType | null, branchId: string | null }> } };


export const ListTeamDocument = {"kind":"Document","__meta__":{"hash":"6978802285eaae99d7c3cd4f9f0504a6d8f8fd474138142354399c338cd4ce83"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]}}]} as unknown as DocumentNode<ListTeamQuery, ListTeamQueryVariables>;
export const useListTeamQuery = (options?: SkipToken | useQuery.Options<ListTeamQuery, ListTeamQueryVariables>) => useQuery(ListTeamDocument, options)