/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Field types of a form. */
export type FieldType =
  | 'CHECKBOX'
  | 'DATE'
  | 'DROPDOWN_SINGLE_CHOICE'
  | 'NUMBER'
  | 'PHOTO'
  | 'SIGNATURE'
  | 'TEXTAREA'
  | 'TEXTBOX';

/** A change of a form. Fields not sent are unchanged. */
export type FormChangeInput = {
  attachTo?: Array<FormPlaceInput> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  formName?: string | null | undefined;
  id: string;
  lockVersion?: number | null | undefined;
  sections?: Array<FormSectionInput> | null | undefined;
  status?: FormStatus | null | undefined;
};

/** Shows a field only if an earlier one has this answer. */
export type FormConditionInput = {
  equals: string;
  fieldKey: string;
};

/** A question of a form. Its key never changes. */
export type FormFieldInput = {
  choices?: Array<string> | null | undefined;
  dataType: FieldType;
  fieldKey: string;
  isRequired?: boolean | null | undefined;
  name: string;
  showIf?: FormConditionInput | null | undefined;
  terms?: string | null | undefined;
};

/** A new form. */
export type FormInput = {
  attachTo?: Array<FormPlaceInput> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  formName: string;
  sections: Array<FormSectionInput>;
  status?: FormStatus | null | undefined;
};

/** Where a form is used: `jobs` and the actions. */
export type FormPlaceInput = {
  actions: Array<string>;
  isActive?: boolean | null | undefined;
  module: string;
};

/** Fields under a heading, in order. */
export type FormSectionInput = {
  fields: Array<FormFieldInput>;
  name: string;
};

/** Whether a form is offered. Samples are. */
export type FormStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'SAMPLE';

export type FormToEditQueryVariables = Exact<{
  id: string;
}>;


export type FormToEditQuery = { form: { id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, lockVersion: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null } };

export type FormBuilderPartsFragment = { id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, lockVersion: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null };

export type FormSamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormSamplesQuery = { forms: { items: Array<{ id: string, formName: string }> } };

export type CreateFormMutationVariables = Exact<{
  input: FormInput;
}>;


export type CreateFormMutation = { createForm: { id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, lockVersion: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null } | null };

export type UpdateFormMutationVariables = Exact<{
  input: FormChangeInput;
}>;


export type UpdateFormMutation = { updateForm: { id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, lockVersion: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null } | null };

export type FormsLikeQueryVariables = Exact<{
  search: string;
}>;


export type FormsLikeQuery = { forms: { items: Array<{ id: string, formName: string }> } };

export const FormBuilderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormBuilderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}}]} as unknown as DocumentNode<FormBuilderPartsFragment, unknown>;
export const FormToEditDocument = {"kind":"Document","__meta__":{"hash":"fcef5f86185b5df9b66b320044c840ff030f7545950ac6c0b1cd1e44ee709cab"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormBuilderParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormBuilderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}}]}}]} as unknown as DocumentNode<FormToEditQuery, FormToEditQueryVariables>;
export const FormSamplesDocument = {"kind":"Document","__meta__":{"hash":"0a880dcaca81b5150bd7171073201e672d6638965b6c2dee85344560fec5014c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isTemplate"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}}]}}]}}]}}]} as unknown as DocumentNode<FormSamplesQuery, FormSamplesQueryVariables>;
export const CreateFormDocument = {"kind":"Document","__meta__":{"hash":"908675aa09d6333198cbb58316adf04d4a1dfcbc989015505947e138733e4ff4"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormBuilderParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormBuilderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}}]}}]} as unknown as DocumentNode<CreateFormMutation, CreateFormMutationVariables>;
export const UpdateFormDocument = {"kind":"Document","__meta__":{"hash":"ea7079bbe433a484f8bfa45d804e39424b5585d7d7a9e6f16ff1cae6085dc954"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormBuilderParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormBuilderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}}]}}]} as unknown as DocumentNode<UpdateFormMutation, UpdateFormMutationVariables>;
export const FormsLikeDocument = {"kind":"Document","__meta__":{"hash":"cb6f074cad6e57c13ba1f1b2e7043d4cefbdbcf33939c522311ad9a8610dbb5b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormsLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}}]}}]}}]}}]} as unknown as DocumentNode<FormsLikeQuery, FormsLikeQueryVariables>;
export const useFormToEditQuery = (options: SkipToken | useQuery.Options<FormToEditQuery, FormToEditQueryVariables>) => useQuery(FormToEditDocument, options)
export const useFormSamplesQuery = (options?: SkipToken | useQuery.Options<FormSamplesQuery, FormSamplesQueryVariables>) => useQuery(FormSamplesDocument, options)
export const useCreateFormMutation = (options?: useMutation.Options<CreateFormMutation, CreateFormMutationVariables>) => useMutation(CreateFormDocument, options)
export const useUpdateFormMutation = (options?: useMutation.Options<UpdateFormMutation, UpdateFormMutationVariables>) => useMutation(UpdateFormDocument, options)
export const useFormsLikeQuery = (options: SkipToken | useQuery.Options<FormsLikeQuery, FormsLikeQueryVariables>) => useQuery(FormsLikeDocument, options)