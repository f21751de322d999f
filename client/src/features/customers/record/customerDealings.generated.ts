/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
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

/** Delivery status of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type CustomerInvoicesQueryVariables = Exact<{
  input: InvoicesInput;
}>;


export type CustomerInvoicesQuery = { invoices: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, invoiceNumber: string | null, jobNumber: string | null, status: InvoiceStatus | null, issueDate: string | null, dueDate: string | null, total: number | null, amountPaid: number | null, balanceDue: number | null, currencyCode: string | null, isOverdue: boolean | null, daysOverdue: number | null, voidedAt: number | null }> } };

export type CustomerMessagesQueryVariables = Exact<{
  customerId: string;
}>;


export type CustomerMessagesQuery = { customerMessages: Array<{ id: string, clientName: string | null, customerId: string | null, jobId: string | null, invoiceId: string | null, receiptNumber: string | null, jobFormId: string | null, attachmentIds: Array<string> | null, attachmentName: string | null, notificationMedium: string | null, notificationType: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, sentDate: string | null, sentTime: string | null, sentBy: { id: string, name: string | null } | null }> | null };


export const CustomerInvoicesDocument = {"kind":"Document","__meta__":{"hash":"e267ae3d97f311b9588cf03545205a0625af162f7d22cc725f6f7a8f901f8caf"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"daysOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<CustomerInvoicesQuery, CustomerInvoicesQueryVariables>;
export const CustomerMessagesDocument = {"kind":"Document","__meta__":{"hash":"560701e44fba81a04e67145437dd3835494fdf8cbcec229990bed3da37e91a07"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentTime"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CustomerMessagesQuery, CustomerMessagesQueryVariables>;
export const useCustomerInvoicesQuery = (options: SkipToken | useQuery.Options<CustomerInvoicesQuery, CustomerInvoicesQueryVariables>) => useQuery(CustomerInvoicesDocument, options)
export const useCustomerMessagesQuery = (options: SkipToken | useQuery.Options<CustomerMessagesQuery, CustomerMessagesQueryVariables>) => useQuery(CustomerMessagesDocument, options)