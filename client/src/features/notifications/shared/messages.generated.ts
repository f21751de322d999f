/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Types of documents to send. */
export type AttachmentType =
  | 'CONTRACT'
  | 'INVOICE'
  | 'JOB_FORM'
  | 'RECEIPT';

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

/** Days overdue of an open invoice, in the account's time zone. */
export type InvoiceAge =
  | 'CURRENT'
  | 'DAYS_30'
  | 'DAYS_60'
  | 'DAYS_90'
  | 'OLDER';

/** Default: newest first. */
export type InvoiceSort =
  | 'BALANCE_DUE'
  | 'DUE_DATE'
  | 'INVOICE_NUMBER'
  | 'ISSUE_DATE'
  | 'TOTAL';

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 'PAID'
  | 'UNPAID';

/** Tabs of the list. */
export type InvoiceTab =
  | 'ALL'
  | 'OVERDUE'
  | 'PAID'
  | 'UNPAID'
  | 'UNSENT';

/** Filters, order and page of invoices. */
export type InvoicesInput = {
  age?: InvoiceAge | null | undefined;
  branchId?: string | null | undefined;
  customerId?: string | null | undefined;
  /** First issue date. */
  dateFrom?: string | null | undefined;
  /** Last issue date. */
  dateTo?: string | null | undefined;
  isOverdue?: boolean | null | undefined;
  isSent?: boolean | null | undefined;
  jobId?: string | null | undefined;
  /** Maximum total. */
  maxTotal?: number | null | undefined;
  /** Minimum total. */
  minTotal?: number | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: string | null | undefined;
  sortBy?: InvoiceSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: InvoiceStatus | null | undefined;
  /** Replaces `status`, `isOverdue` and `isSent`. */
  tab?: InvoiceTab | null | undefined;
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

/** A new file with base64 content. */
export type NewFileInput = {
  contentType: string;
  fileBase64: string;
  fileName: string;
};

/** A message and its attachment. */
export type SendAttachmentInput = {
  /** For CONTRACT: files of the job. */
  attachmentIds?: Array<string> | null | undefined;
  attachmentType: AttachmentType;
  body: string;
  customerId?: string | null | undefined;
  /** Event whose message settings and log entry apply. Default: the document's. */
  event?: CustomerEvent | null | undefined;
  /** For CONTRACT: a new file. */
  file?: NewFileInput | null | undefined;
  invoiceId?: string | null | undefined;
  /** For JOB_FORM. */
  jobFormId?: string | null | undefined;
  jobId?: string | null | undefined;
  /** Of the invoice, for RECEIPT. */
  receiptNumber?: string | null | undefined;
  subject: string;
  to: Array<string>;
};

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type MessageRowFragment = { id: string, clientName: string | null, customerId: string | null, jobId: string | null, invoiceId: string | null, receiptNumber: string | null, jobFormId: string | null, attachmentIds: Array<string> | null, attachmentName: string | null, notificationMedium: string | null, notificationType: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, sentDate: string | null, sentTime: string | null, sentBy: { id: string, name: string | null } | null };

export type SendAttachmentMutationVariables = Exact<{
  input: SendAttachmentInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SendAttachmentMutation = { sendAttachment: { id: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, textMessages: Array<{ notificationMedium: MessageMedium | null, status: MessageStatus | null, statusDesc: string | null }> | null } | null };

export type JobEnclosuresFragment = { id: string, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isSubmitted: boolean | null }> | null, attachments: Array<{ id: string, fileName: string | null }> | null };

export type LetterOfJobQueryVariables = Exact<{
  id: string;
}>;


export type LetterOfJobQuery = { job: { id: string, invoice: { id: string, invoiceNumber: string | null } | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isSubmitted: boolean | null }> | null, attachments: Array<{ id: string, fileName: string | null }> | null } };

export type LetterOfJobsQueryVariables = Exact<{
  customerId: string;
}>;


export type LetterOfJobsQuery = { jobs: { items: Array<{ id: string, jobNumber: string | null, customer: { id: string } | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isSubmitted: boolean | null }> | null, attachments: Array<{ id: string, fileName: string | null }> | null }> } };

export type LetterOfCustomerQueryVariables = Exact<{
  input: InvoicesInput;
}>;


export type LetterOfCustomerQuery = { invoices: { ignored: Array<string>, items: Array<{ id: string, invoiceNumber: string | null, voidedAt: number | null }> } };

export type InvoiceMessagesQueryVariables = Exact<{
  invoiceId: string;
}>;


export type InvoiceMessagesQuery = { invoiceMessages: Array<{ id: string, clientName: string | null, customerId: string | null, jobId: string | null, invoiceId: string | null, receiptNumber: string | null, jobFormId: string | null, attachmentIds: Array<string> | null, attachmentName: string | null, notificationMedium: string | null, notificationType: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, sentDate: string | null, sentTime: string | null, sentBy: { id: string, name: string | null } | null }> | null };

export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentTime"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const JobEnclosuresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobEnclosures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<JobEnclosuresFragment, unknown>;
export const SendAttachmentDocument = {"kind":"Document","__meta__":{"hash":"a2a7becb9d262ea568fb93057daedad26772b6d4e90023745fe4cfe542d4cede"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendAttachmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}}]}}]} as unknown as DocumentNode<SendAttachmentMutation, SendAttachmentMutationVariables>;
export const LetterOfJobDocument = {"kind":"Document","__meta__":{"hash":"a6a6d3309c56eb34611e98c316d24d04f1343ffee0427e245389fd0dbf1a288a"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterOfJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobEnclosures"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobEnclosures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<LetterOfJobQuery, LetterOfJobQueryVariables>;
export const LetterOfJobsDocument = {"kind":"Document","__meta__":{"hash":"88ae877a9428d2896a2244e2e9d0a6720c9036a61e80dcc86e613c43ae20e61a"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterOfJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"EnumValue","value":"JOB_NUMBER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortDirection"},"value":{"kind":"EnumValue","value":"DESCENDING"}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobEnclosures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobEnclosures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<LetterOfJobsQuery, LetterOfJobsQueryVariables>;
export const LetterOfCustomerDocument = {"kind":"Document","__meta__":{"hash":"3fa015700498f9b9555fd0ac645e385f43845e2922258f9d283121d60ed4ec31"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterOfCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<LetterOfCustomerQuery, LetterOfCustomerQueryVariables>;
export const InvoiceMessagesDocument = {"kind":"Document","__meta__":{"hash":"e1c6ba6c166493e93d76656b4b4439583b4a58bddccf5257b4463de38f9c9644"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentTime"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InvoiceMessagesQuery, InvoiceMessagesQueryVariables>;
export const useSendAttachmentMutation = (options?: useMutation.Options<SendAttachmentMutation, SendAttachmentMutationVariables>) => useMutation(SendAttachmentDocument, options)
export const useLetterOfJobQuery = (options: SkipToken | useQuery.Options<LetterOfJobQuery, LetterOfJobQueryVariables>) => useQuery(LetterOfJobDocument, options)
export const useLetterOfJobsQuery = (options: SkipToken | useQuery.Options<LetterOfJobsQuery, LetterOfJobsQueryVariables>) => useQuery(LetterOfJobsDocument, options)
export const useLetterOfCustomerQuery = (options: SkipToken | useQuery.Options<LetterOfCustomerQuery, LetterOfCustomerQueryVariables>) => useQuery(LetterOfCustomerDocument, options)
export const useInvoiceMessagesQuery = (options: SkipToken | useQuery.Options<InvoiceMessagesQuery, InvoiceMessagesQueryVariables>) => useQuery(InvoiceMessagesDocument, options)