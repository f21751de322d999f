/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** Sort columns of forms. */
export type FormSort =
  | 'FORM_NAME'
  | 'UPDATED_AT';

/** Whether a form is offered. Samples are. */
export type FormStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'SAMPLE';

/** Filters, order and page of forms; replaces the other arguments. */
export type FormsInput = {
  isTemplate?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: FormSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: FormStatus | null | undefined;
};

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type FormsQueryVariables = Exact<{
  input?: FormsInput | null | undefined;
}>;


export type FormsQuery = { forms: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null }> } };

export type FormRowFragment = { id: string, formName: string, status: FormStatus | null, isTemplate: boolean | null, categoryIds: Array<string> | null, version: number | null, updatedAt: number | null, attachTo: Array<{ module: string, actions: Array<string>, isActive: boolean | null }> | null };

export const FormRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FormRowFragment, unknown>;
export const FormsDocument = {"kind":"Document","__meta__":{"hash":"44c3a223e7f03439a46586ed0c1bc47549d832a2373b9bf97a6458bc0a34d183"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Forms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FormsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FormsQuery, FormsQueryVariables>;
export const useFormsQuery = (options?: SkipToken | useQuery.Options<FormsQuery, FormsQueryVariables>) => useQuery(FormsDocument, options)