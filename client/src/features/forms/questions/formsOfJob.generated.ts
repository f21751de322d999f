/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type JobFormsQueryVariables = Exact<{
  id: string;
}>;


export type JobFormsQuery = { job: { id: string, forms: Array<{ formId: string, formName: string | null, isRequired: boolean | null, isSubmitted: boolean | null }> | null } };


export const JobFormsDocument = {"kind":"Document","__meta__":{"hash":"62edb48be6df680824daf1f86154650aa2961d3f0fac1ce1289aabd7e4a807d0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobForms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}}]}}]}}]} as unknown as DocumentNode<JobFormsQuery, JobFormsQueryVariables>;
export const useJobFormsQuery = (options: SkipToken | useQuery.Options<JobFormsQuery, JobFormsQueryVariables>) => useQuery(JobFormsDocument, options)