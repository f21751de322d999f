/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type RankedStaffQueryVariables = Exact<{
  input: Types.RankedStaffInput;
}>;


export type RankedStaffQuery = { rankedStaff: Array<{ id: string, name: string | null, color: string | null, role: string | null, categoryMatch: boolean | null, isAvailable: boolean | null, unavailableReason: string | null, visitsThatDay: number | null, distanceKm: number | null, score: number | null, clashes: Array<{ visitId: string, jobNumber: string | null, startAt: number | null, endAt: number | null }> | null }> };


export const RankedStaffDocument = {"kind":"Document","__meta__":{"hash":"dd23fdf218ff896e64980d8c4d0f5cfbded28073d27fd62eec29cfebfbe1a538"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankedStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RankedStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankedStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"categoryMatch"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableReason"}},{"kind":"Field","name":{"kind":"Name","value":"clashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitsThatDay"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}}]} as unknown as DocumentNode<RankedStaffQuery, RankedStaffQueryVariables>;
export const useRankedStaffQuery = (options: SkipToken | useQuery.Options<RankedStaffQuery, RankedStaffQueryVariables>) => useQuery(RankedStaffDocument, options)