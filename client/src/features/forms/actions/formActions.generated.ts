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

export type FormStandingFragment = { id: string, formName: string, status: Types.FormStatus | null, isTemplate: boolean | null, lockVersion: number | null };

export const FormStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<FormStandingFragment, unknown>;
export const ChangeFormDocument = {"kind":"Document","__meta__":{"hash":"f5d016c5cdcb0e985b5d63339a5c9a6c63d57bed1c00418a72d68b38884b48c9"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<ChangeFormMutation, ChangeFormMutationVariables>;
export const FormNowDocument = {"kind":"Document","__meta__":{"hash":"ab27568fac88b2e90d954d5c32f34619dabccb6a8081f9250a595bed59d80ad4"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<FormNowQuery, FormNowQueryVariables>;
export const useChangeFormMutation = (options?: useMutation.Options<ChangeFormMutation, ChangeFormMutationVariables>) => useMutation(ChangeFormDocument, options)
export const useFormNowQuery = (options: SkipToken | useQuery.Options<FormNowQuery, FormNowQueryVariables>) => useQuery(FormNowDocument, options)