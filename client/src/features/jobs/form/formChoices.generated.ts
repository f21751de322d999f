/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type JobFormFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobFormFormsQuery = { forms: { items: Array<{ id: string, formName: string, status: Types.FormStatus | null, categoryIds: Array<string> | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null }> } };


export const JobFormFormsDocument = {"kind":"Document","__meta__":{"hash":"1f76dc3ebb91eeeac989e20e92b9c2afcc7ab8a3e51ac519182f349cbd3253c2"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFormForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobFormFormsQuery, JobFormFormsQueryVariables>;
export const useJobFormFormsQuery = (options?: SkipToken | useQuery.Options<JobFormFormsQuery, JobFormFormsQueryVariables>) => useQuery(JobFormFormsDocument, options)