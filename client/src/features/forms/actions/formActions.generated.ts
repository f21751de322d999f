/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ChangeFormMutationVariables = Exact<{
  input: Types.FormChangeInput;
}>;


export type ChangeFormMutation = { updateForm: { id: string, formName: string, status: Types.FormStatus | null, isTemplate: boolean | null, lockVersion: number | null } | null };

export type FormNowQueryVariables = Exact<{
  id: string;
}>;


export type FormNowQuery = { form: { id: string, formName: string, status: Types.FormStatus | null, isTemplate: boolean | null, lockVersion: number | null } };

export type FormStateFragment = { id: string, formName: string, status: Types.FormStatus | null, isTemplate: boolean | null, lockVersion: number | null };

export const FormStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<FormStateFragment, unknown>;
export const ChangeFormDocument = {"kind":"Document","__meta__":{"hash":"5a321eedc0f88c813d62f21f27ed681055adbd169de07727b63fb1baaa2741f7"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<ChangeFormMutation, ChangeFormMutationVariables>;
export const FormNowDocument = {"kind":"Document","__meta__":{"hash":"eb210d5fc3708f5480e05f8d7f6149718fb23b59e86744cb18b89ed9a94d3776"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<FormNowQuery, FormNowQueryVariables>;
export const useChangeFormMutation = (options?: useMutation.Options<ChangeFormMutation, ChangeFormMutationVariables>) => useMutation(ChangeFormDocument, options)
export const useFormNowQuery = (options: SkipToken | useQuery.Options<FormNowQuery, FormNowQueryVariables>) => useQuery(FormNowDocument, options)