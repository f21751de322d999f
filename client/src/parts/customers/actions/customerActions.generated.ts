/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes of a customer. What is not named stays as it is; null and empty texts and lists empty a field. */
export type CustomerChangeInput = {
  alternatePhone?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingCountry?: string | null | undefined;
  billingPostalCode?: string | null | undefined;
  billingProvince?: string | null | undefined;
  /** Required unless bills go to a property. */
  billingStreet1?: string | null | undefined;
  billingStreet2?: string | null | undefined;
  billingSuiteNo?: string | null | undefined;
  branchId?: string | null | undefined;
  companyName?: string | null | undefined;
  email?: string | null | undefined;
  emailNotification?: boolean | null | undefined;
  firstName?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  isDoNotService?: boolean | null | undefined;
  lastName?: string | null | undefined;
  lockVersion?: number | null | undefined;
  notes?: string | null | undefined;
  /** Digits. */
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  sameAsPropertyAddress?: boolean | null | undefined;
  smsNotification?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  website?: string | null | undefined;
};

export type SetCustomerActiveMutationVariables = Exact<{
  input: CustomerChangeInput;
}>;


export type SetCustomerActiveMutation = { updateCustomer: { id: string, isActive: boolean | null, lockVersion: number | null } | null };


export const SetCustomerActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCustomerActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]}}]} as unknown as DocumentNode<SetCustomerActiveMutation, SetCustomerActiveMutationVariables>;
export const useSetCustomerActiveMutation = (options?: useMutation.Options<SetCustomerActiveMutation, SetCustomerActiveMutationVariables>) => useMutation(SetCustomerActiveDocument, options)