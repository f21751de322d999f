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

/** An answer: text, photos, or a signature with signer, time and total. */
export type FormAnswerInput = {
  fieldKey: string;
  photos?: Array<FormPhotoInput> | null | undefined;
  signatureImage?: string | null | undefined;
  signedAt?: number | null | undefined;
  signedTotal?: number | null | undefined;
  signerName?: string | null | undefined;
  value?: string | null | undefined;
};

/** A photo as base64, at most 1.5 MB for all photos of the form. */
export type FormPhotoInput = {
  contentType: string;
  fileBase64: string;
};

/** Whether a form is submitted. */
export type JobFormStatus =
  | 'DRAFT'
  | 'SUBMITTED';

/** A form being filled in. */
export type SaveJobFormInput = {
  answers: Array<FormAnswerInput>;
  formId: string;
  /** The version filled in. */
  formVersion?: number | null | undefined;
  /** Of an existing draft. */
  jobFormId?: string | null | undefined;
  jobId: string;
  lockVersion?: number | null | undefined;
  /** When it was submitted offline. */
  occurredAt?: number | null | undefined;
  status: JobFormStatus;
  visitId?: string | null | undefined;
};

export type FormQuestionsFragment = { name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> };

export type FormToFillQueryVariables = Exact<{
  id: string;
}>;


export type FormToFillQuery = { form: { id: string, formName: string, version: number | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null } };

export type FormJobQueryVariables = Exact<{
  id: string;
}>;


export type FormJobQuery = { job: { id: string, jobNumber: string | null, title: string | null, total: number | null, currencyCode: string | null, customer: { id: string, name: string | null, email: string | null } | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isRequired: boolean | null, isSubmitted: boolean | null }> | null } };

export type FormPaperQueryVariables = Exact<{
  id: string;
}>;


export type FormPaperQuery = { jobFormPaper: { fileName: string | null, base64: string | null } };

export type SavedFormQueryVariables = Exact<{
  id: string;
}>;


export type SavedFormQuery = { jobForm: { id: string, formId: string | null, formName: string | null, formVersion: number | null, status: JobFormStatus | null, visitId: string | null, submittedAt: number | null, submittedBy: { id: string, name: string | null } | null, sections: Array<{ name: string, fields: Array<{ fieldKey: string, name: string, dataType: FieldType, isRequired: boolean | null, choices: Array<string> | null, terms: string | null, showIf: { fieldKey: string, equals: string } | null }> }> | null, answers: Array<{ fieldKey: string | null, name: string | null, value: string | null, signatureImage: string | null, signerName: string | null, signedAt: number | null, signedTotal: number | null, currencyCode: string | null, photos: Array<{ contentType: string, fileBase64: string }> | null }> | null } };

export type SendFormMutationVariables = Exact<{
  input: SaveJobFormInput;
  key?: string | null | undefined;
}>;


export type SendFormMutation = { saveJobForm: { id: string, formId: string | null } | null };

export const FormQuestionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}}]} as unknown as DocumentNode<FormQuestionsFragment, unknown>;
export const FormToFillDocument = {"kind":"Document","__meta__":{"hash":"0bcc01895b6c0e066480f71fd288adabf75e42b74a70e6a4cf6bcad050249ad9"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormToFill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}}]} as unknown as DocumentNode<FormToFillQuery, FormToFillQueryVariables>;
export const FormJobDocument = {"kind":"Document","__meta__":{"hash":"e31feddd539a5206db86aa86f1fad9c36d2b9310424c583b37a9e4028f1012e6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}}]}}]}}]} as unknown as DocumentNode<FormJobQuery, FormJobQueryVariables>;
export const FormPaperDocument = {"kind":"Document","__meta__":{"hash":"f600765c5671a4a2c1ba4c9305496e2c282ffcdffc7420c93fdae4b3b706aaeb"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFormPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<FormPaperQuery, FormPaperQueryVariables>;
export const SavedFormDocument = {"kind":"Document","__meta__":{"hash":"37d3a5bebaa2dc84bb1577a115e527949526ce36f496bba1ffdc1de784ca0497"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"formVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"fileBase64"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signatureImage"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"showIf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldKey"}},{"kind":"Field","name":{"kind":"Name","value":"equals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}}]} as unknown as DocumentNode<SavedFormQuery, SavedFormQueryVariables>;
export const SendFormDocument = {"kind":"Document","__meta__":{"hash":"afcd3b7a48c71962f15406de6679adbfc5acd65d5ff4a63a56dc28216d31b576"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveJobFormInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJobForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formId"}}]}}]}}]} as unknown as DocumentNode<SendFormMutation, SendFormMutationVariables>;
export const useFormToFillQuery = (options: SkipToken | useQuery.Options<FormToFillQuery, FormToFillQueryVariables>) => useQuery(FormToFillDocument, options)
export const useFormJobQuery = (options: SkipToken | useQuery.Options<FormJobQuery, FormJobQueryVariables>) => useQuery(FormJobDocument, options)
export const useFormPaperQuery = (options: SkipToken | useQuery.Options<FormPaperQuery, FormPaperQueryVariables>) => useQuery(FormPaperDocument, options)
export const useSavedFormQuery = (options: SkipToken | useQuery.Options<SavedFormQuery, SavedFormQueryVariables>) => useQuery(SavedFormDocument, options)
export const useSendFormMutation = (options?: useMutation.Options<SendFormMutation, SendFormMutationVariables>) => useMutation(SendFormDocument, options)