/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** What is sent. */
export type AttachmentType =
  | 'CONTRACT'
  | 'INVOICE'
  | 'JOB_FORM'
  | 'RECEIPT';

/** What has become of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

/** A message with what is attached to it. */
export type SendAttachmentInput = {
  attachmentType: AttachmentType;
  body: string;
  customerId?: string | null | undefined;
  invoiceId?: string | null | undefined;
  /** For JOB_FORM. */
  jobFormId?: string | null | undefined;
  jobId?: string | null | undefined;
  /** Of the invoice, for RECEIPT. */
  receiptNumber?: string | null | undefined;
  subject: string;
  to: Array<string>;
};

export type InvoiceMessagesQueryVariables = Exact<{
  invoiceId: string;
}>;


export type InvoiceMessagesQuery = { invoiceMessages: Array<{ id: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, invoiceId: string | null, attachmentName: string | null, sentAt: number | null, sentBy: { id: string, name: string | null } | null }> | null };

export type SendAttachmentMutationVariables = Exact<{
  input: SendAttachmentInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SendAttachmentMutation = { sendAttachment: { id: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null } | null };

export type InvoicePaperQueryVariables = Exact<{
  id: string;
  receiptNumber?: string | null | undefined;
}>;


export type InvoicePaperQuery = { invoicePaper: { fileName: string | null, base64: string | null } };


export const InvoiceMessagesDocument = {"kind":"Document","__meta__":{"hash":"b2795c811b7e09b5f2432d499c76291f2a11a06bf472e822cd142d0bfc1b6f83"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InvoiceMessagesQuery, InvoiceMessagesQueryVariables>;
export const SendAttachmentDocument = {"kind":"Document","__meta__":{"hash":"f4c6d00a1545f8ef9ea72dcc0e42d04f63f860dd718b7393cc27730f742bee37"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendAttachmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<SendAttachmentMutation, SendAttachmentMutationVariables>;
export const InvoicePaperDocument = {"kind":"Document","__meta__":{"hash":"af3d8f17bbfdf825027f17cd977f0e87c4a07edbd91e068c1e01c9d354a2442d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoicePaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoicePaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<InvoicePaperQuery, InvoicePaperQueryVariables>;
export const useInvoiceMessagesQuery = (options: SkipToken | useQuery.Options<InvoiceMessagesQuery, InvoiceMessagesQueryVariables>) => useQuery(InvoiceMessagesDocument, options)
export const useSendAttachmentMutation = (options?: useMutation.Options<SendAttachmentMutation, SendAttachmentMutationVariables>) => useMutation(SendAttachmentDocument, options)
export const useInvoicePaperQuery = (options: SkipToken | useQuery.Options<InvoicePaperQuery, InvoicePaperQueryVariables>) => useQuery(InvoicePaperDocument, options)