/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type ComingJobsQueryVariables = Exact<{
  input?: Types.JobsInput | null | undefined;
}>;


export type ComingJobsQuery = { jobs: { totalCount: number | null, items: Array<{ id: string, jobNumber: string | null, startAt: number | null, isRecurring: boolean | null, visitsTotal: number | null, visitsDone: number | null }> } };


export const ComingJobsDocument = {"kind":"Document","__meta__":{"hash":"5bea6908c5280754ad5652c5ff335f4198079e8093eeb272bd8b2de186460af7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComingJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"visitsDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ComingJobsQuery, ComingJobsQueryVariables>;
export const useComingJobsQuery = (options?: SkipToken | useQuery.Options<ComingJobsQuery, ComingJobsQueryVariables>) => useQuery(ComingJobsDocument, options)