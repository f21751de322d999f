/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** A change of a customer. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
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

/** Media of messages. */
export type MessageMedium =
  | 'EMAIL'
  | 'SMS';

/** Delivery status of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

export type RecipientFragment = { id: string, email: string | null, phone: string | null, phoneCountryCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, lockVersion: number | null };

export type RecipientQueryVariables = Exact<{
  id: string;
}>;


export type RecipientQuery = { customer: { id: string, email: string | null, phone: string | null, phoneCountryCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, lockVersion: number | null } };

export type AddCustomerEmailMutationVariables = Exact<{
  input: CustomerChangeInput;
}>;


export type AddCustomerEmailMutation = { updateCustomer: { id: string, email: string | null, phone: string | null, phoneCountryCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, lockVersion: number | null } | null };

export type DeliveryFragment = { notificationMedium: MessageMedium | null, status: MessageStatus | null, statusDesc: string | null };

export const RecipientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recipient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<RecipientFragment, unknown>;
export const DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}}]}}]} as unknown as DocumentNode<DeliveryFragment, unknown>;
export const RecipientDocument = {"kind":"Document","__meta__":{"hash":"a4f5981bdd3effa37d5a9fc4f373bda8e8ccd4632dff870067c6e5fc22b47365"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recipient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recipient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<RecipientQuery, RecipientQueryVariables>;
export const AddCustomerEmailDocument = {"kind":"Document","__meta__":{"hash":"6db1da7275dcf1a71becf43f2ba6f3da5ae3a3c082a9ad05dbabe9e9bd06b4e6"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomerEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recipient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recipient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<AddCustomerEmailMutation, AddCustomerEmailMutationVariables>;
export const useRecipientQuery = (options: SkipToken | useQuery.Options<RecipientQuery, RecipientQueryVariables>) => useQuery(RecipientDocument, options)
export const useAddCustomerEmailMutation = (options?: useMutation.Options<AddCustomerEmailMutation, AddCustomerEmailMutationVariables>) => useMutation(AddCustomerEmailDocument, options)