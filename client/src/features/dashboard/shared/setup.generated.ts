/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** A setup step, done or not. */
export type UpdateSetupInput = {
  categoryIds?: Array<string> | null | undefined;
  companySize?: string | null | undefined;
  isCompleted: boolean;
  /** One of company, categories, services, staff, customer, job. */
  step: string;
};

export type SetupChecklistQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupChecklistQuery = { generalData: { setupSteps: Array<{ step: string, isCompleted: boolean }> | null }, company: { id: string, organizationName: string | null, city: string | null }, ownCategories: { totalCount: number | null, items: Array<{ id: string }> }, services: { totalCount: number | null, items: Array<{ id: string }> } };

export type SetupRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupRecordsQuery = { teamMembers: { totalCount: number | null, items: Array<{ id: string }> }, customers: { totalCount: number | null, items: Array<{ id: string }> }, jobs: { totalCount: number | null, items: Array<{ id: string }> } };

export type UpdateSetupMutationVariables = Exact<{
  input: UpdateSetupInput;
}>;


export type UpdateSetupMutation = { updateSetup: { percent: number | null } | null };


export const SetupChecklistDocument = {"kind":"Document","__meta__":{"hash":"afb5df5d0c7b0fc0230dba4de44e9c8b8760d44415961b9331208996e5b33e3b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetupChecklistQuery, SetupChecklistQueryVariables>;
export const SetupRecordsDocument = {"kind":"Document","__meta__":{"hash":"cea197b2e0596d6b8e2a01fb81835d0427b904d4fff642a595cef52fc4b162e1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetupRecordsQuery, SetupRecordsQueryVariables>;
export const UpdateSetupDocument = {"kind":"Document","__meta__":{"hash":"277c24b5ec587c81b8481a889cd90dffbf3b484a256d468885dae64250b00094"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]} as unknown as DocumentNode<UpdateSetupMutation, UpdateSetupMutationVariables>;
export const useSetupChecklistQuery = (options?: SkipToken | useQuery.Options<SetupChecklistQuery, SetupChecklistQueryVariables>) => useQuery(SetupChecklistDocument, options)
export const useSetupRecordsQuery = (options?: SkipToken | useQuery.Options<SetupRecordsQuery, SetupRecordsQueryVariables>) => useQuery(SetupRecordsDocument, options)
export const useUpdateSetupMutation = (options?: useMutation.Options<UpdateSetupMutation, UpdateSetupMutationVariables>) => useMutation(UpdateSetupDocument, options)