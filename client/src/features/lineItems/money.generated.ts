/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type JobTaxesQueryVariables = Exact<{ [key: string]: never; }>;


export type JobTaxesQuery = { taxes: { items: Array<{ id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null }> } };


export const JobTaxesDocument = {"kind":"Document","__meta__":{"hash":"43bbeb8e744e3229f37a8ec0a734916251c1efec118aa222e967c31126e26a6c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobTaxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<JobTaxesQuery, JobTaxesQueryVariables>;
export const useJobTaxesQuery = (options?: SkipToken | useQuery.Options<JobTaxesQuery, JobTaxesQueryVariables>) => useQuery(JobTaxesDocument, options)