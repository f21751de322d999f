/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type JobFilesQueryVariables = Exact<{
  id: string;
}>;


export type JobFilesQuery = { job: { id: string, attachments: Array<{ id: string, fileName: string | null }> | null } };


export const JobFilesDocument = {"kind":"Document","__meta__":{"hash":"da08fbacb1712dccc666c416f3cee31c2e74919092e77f0806782b9bc73c5edb"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<JobFilesQuery, JobFilesQueryVariables>;
export const useJobFilesQuery = (options: SkipToken | useQuery.Options<JobFilesQuery, JobFilesQueryVariables>) => useQuery(JobFilesDocument, options)