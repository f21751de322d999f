/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ApprovalFormChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalFormChoiceQuery = { companySettings: { job: { approvalFormId: string | null } | null } };

export type ChooseApprovalFormMutationVariables = Exact<{
  id: string;
}>;


export type ChooseApprovalFormMutation = { updateJobSetting: { approvalFormId: string | null } | null };

export type CreateApprovalFormMutationVariables = Exact<{
  input: Types.FormInput;
}>;


export type CreateApprovalFormMutation = { createForm: { id: string, formName: string } | null };


export const ApprovalFormChoiceDocument = {"kind":"Document","__meta__":{"hash":"5d49c8f2117c0645b20c49f74737e4b3128ae9ad4eda4409397390c796706c63"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalFormChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalFormId"}}]}}]}}]}}]} as unknown as DocumentNode<ApprovalFormChoiceQuery, ApprovalFormChoiceQueryVariables>;
export const ChooseApprovalFormDocument = {"kind":"Document","__meta__":{"hash":"ec7b2d2c56f1f34f218a2a213113ac643e22dfdc5f07795b337c9b78eeed111c"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseApprovalForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"approvalFormId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalFormId"}}]}}]}}]} as unknown as DocumentNode<ChooseApprovalFormMutation, ChooseApprovalFormMutationVariables>;
export const CreateApprovalFormDocument = {"kind":"Document","__meta__":{"hash":"219e974db06737e1062694c597b0783e0af7725bf35dafbc090454da8cc83778"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApprovalForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}}]}}]}}]} as unknown as DocumentNode<CreateApprovalFormMutation, CreateApprovalFormMutationVariables>;
export const useApprovalFormChoiceQuery = (options?: SkipToken | useQuery.Options<ApprovalFormChoiceQuery, ApprovalFormChoiceQueryVariables>) => useQuery(ApprovalFormChoiceDocument, options)
export const useChooseApprovalFormMutation = (options?: useMutation.Options<ChooseApprovalFormMutation, ChooseApprovalFormMutationVariables>) => useMutation(ChooseApprovalFormDocument, options)
export const useCreateApprovalFormMutation = (options?: useMutation.Options<CreateApprovalFormMutation, CreateApprovalFormMutationVariables>) => useMutation(CreateApprovalFormDocument, options)