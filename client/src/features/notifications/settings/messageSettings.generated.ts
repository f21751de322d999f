/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Events of notifications. */
export type CompanyEvent =
  | 'FORM_SUBMITTED'
  | 'INVOICE_CREATED'
  | 'JOB_ASSIGNED'
  | 'JOB_CANCELLED'
  | 'JOB_CREATED'
  | 'JOB_DECLINED'
  | 'JOB_FINISHED'
  | 'PAYMENT_RECEIVED'
  | 'SERVICE_STARTED'
  | 'STAFF_ON_THE_WAY'
  | 'STAFF_REACHED'
  | 'VISIT_MOVED';

/** Changed notification setting of one event. */
export type CompanyNotificationInput = {
  email?: boolean | null | undefined;
  event: CompanyEvent;
  inApp?: boolean | null | undefined;
  sms?: boolean | null | undefined;
};

/** Events of customer messages. */
export type CustomerEvent =
  | 'INVOICE_OVERDUE'
  | 'INVOICE_SENT'
  | 'JOB_CANCELLED'
  | 'JOB_FINISHED'
  | 'ON_THE_WAY'
  | 'PAYMENT_RECEIPT'
  | 'VISIT_CONFIRMATION'
  | 'VISIT_MOVED'
  | 'VISIT_REMINDER';

/** Changed message setting of one event. */
export type CustomerNotificationInput = {
  email?: boolean | null | undefined;
  event: CustomerEvent;
  sendBeforeMinutes?: number | null | undefined;
  sms?: boolean | null | undefined;
  templateId?: string | null | undefined;
};

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { companyNotificationSettings: Array<{ event: CompanyEvent, inApp: boolean | null, email: boolean | null, sms: boolean | null }>, customerNotificationSettings: { settings: Array<{ event: CustomerEvent, email: boolean | null, sms: boolean | null, sendBeforeMinutes: number | null, templateId: string | null, preview: { subject: string | null, body: string | null, isOwn: boolean | null, textMessage: string | null } | null }> } };

export type UpdateCompanyMessagesMutationVariables = Exact<{
  settings: Array<CompanyNotificationInput> | CompanyNotificationInput;
}>;


export type UpdateCompanyMessagesMutation = { updateCompanyNotificationSettings: Array<{ event: CompanyEvent, inApp: boolean | null, email: boolean | null, sms: boolean | null }> | null };

export type UpdateCustomerMessagesMutationVariables = Exact<{
  settings: Array<CustomerNotificationInput> | CustomerNotificationInput;
}>;


export type UpdateCustomerMessagesMutation = { updateCustomerNotificationSettings: { settings: Array<{ event: CustomerEvent, email: boolean | null, sms: boolean | null, sendBeforeMinutes: number | null }> } | null };


export const MessageSettingsDocument = {"kind":"Document","__meta__":{"hash":"15c9d33cfbb77729649e272ace5697a6283ea1dcfd4ca36d04c95bfe4097fbb1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyNotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerNotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"sendBeforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const UpdateCompanyMessagesDocument = {"kind":"Document","__meta__":{"hash":"452936977a6720103f28bce990ed284595f3cc6649c8d9d909ea716ce5f41a24"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyNotificationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyMessagesMutation, UpdateCompanyMessagesMutationVariables>;
export const UpdateCustomerMessagesDocument = {"kind":"Document","__meta__":{"hash":"0a8f8f7c7e8e6caba4ab10e1addc64d4b2551d14661aea017fa3a6b2ecf27966"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomerMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNotificationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomerNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"sendBeforeMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCustomerMessagesMutation, UpdateCustomerMessagesMutationVariables>;
export const useMessageSettingsQuery = (options?: SkipToken | useQuery.Options<MessageSettingsQuery, MessageSettingsQueryVariables>) => useQuery(MessageSettingsDocument, options)
export const useUpdateCompanyMessagesMutation = (options?: useMutation.Options<UpdateCompanyMessagesMutation, UpdateCompanyMessagesMutationVariables>) => useMutation(UpdateCompanyMessagesDocument, options)
export const useUpdateCustomerMessagesMutation = (options?: useMutation.Options<UpdateCustomerMessagesMutation, UpdateCustomerMessagesMutationVariables>) => useMutation(UpdateCustomerMessagesDocument, options)