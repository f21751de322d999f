/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type JobFormFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobFormFormsQuery = { forms: { items: Array<{ id: string, formName: string, categoryIds: Array<string> | null }> } };


export const JobFormFormsDocument = {"kind":"Document","__meta__":{"hash":"753d9ce1f6fac25d319c8fe6d3e1ada1ad18294e8bd6a4a17dd3ffc3b63565f8"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFormForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}}]}}]}}]}}]} as unknown as DocumentNode<JobFormFormsQuery, JobFormFormsQueryVariables>;
export const useJobFormFormsQuery = (options?: SkipToken | useQuery.Options<JobFormFormsQuery, JobFormFormsQueryVariables>) => useQuery(JobFormFormsDocument, options)