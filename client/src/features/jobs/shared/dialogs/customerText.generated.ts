/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
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

/** The event and record of a preview. */
export type CustomerMessageInput = {
  customerId?: string | null | undefined;
  date?: string | null | undefined;
  endTime?: string | null | undefined;
  event: CustomerEvent;
  jobId?: string | null | undefined;
  /** Medium of the preview; default: the configured one. */
  notificationMedium?: MessageMedium | null | undefined;
  propertyId?: string | null | undefined;
  startTime?: string | null | undefined;
  visitId?: string | null | undefined;
};

/** Media of messages. */
export type MessageMedium =
  | 'EMAIL'
  | 'SMS';

export type CustomerTextQueryVariables = Exact<{
  input: CustomerMessageInput;
}>;


export type CustomerTextQuery = { customerMessage: { event: CustomerEvent, email: boolean | null, sms: boolean | null, takesMessage: boolean | null, takesMedium: boolean | null, preview: { subject: string | null, body: string | null, textMessage: string | null } | null } | null };


export const CustomerTextDocument = {"kind":"Document","__meta__":{"hash":"b07216c5eaa1bbcdf56d20549cc54501101fe371a484bf12f6f4092a73b4573b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"takesMessage"}},{"kind":"Field","name":{"kind":"Name","value":"takesMedium"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerTextQuery, CustomerTextQueryVariables>;
export const useCustomerTextQuery = (options: SkipToken | useQuery.Options<CustomerTextQuery, CustomerTextQueryVariables>) => useQuery(CustomerTextDocument, options)