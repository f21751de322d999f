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

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type InvoicesQueryVariables = Exact<{
  input?: InvoicesInput | null | undefined;
}>;


export type InvoicesQuery = { invoices: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, invoiceNumber: string | null, jobId: string | null, jobNumber: string | null, visitDate: string | null, branchId: string | null, status: InvoiceStatus | null, issueDate: string | null, dueDate: string | null, total: number | null, amountPaid: number | null, balanceDue: number | null, currencyCode: string | null, isOverdue: boolean | null, daysOverdue: number | null, sentAt: number | null, voidedAt: number | null, lockVersion: number | null, customer: { id: string, name: string | null } | null }>, totals: { paidTotal: number | null, paidCount: number | null, unpaidTotal: number | null, unpaidCount: number | null, overdueTotal: number | null, overdueCount: number | null, unsentTotal: number | null, unsentCount: number | null, ages: Array<{ age: InvoiceAge, count: number | null, balance: number | null }> | null } | null } };

export type InvoiceRowFragment = { id: string, invoiceNumber: string | null, jobId: string | null, jobNumber: string | null, visitDate: string | null, branchId: string | null, status: InvoiceStatus | null, issueDate: string | null, dueDate: string | null, total: number | null, amountPaid: number | null, balanceDue: number | null, currencyCode: string | null, isOverdue: boolean | null, daysOverdue: number | null, sentAt: number | null, voidedAt: number | null, lockVersion: number | null, customer: { id: string, name: string | null } | null };

export const InvoiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"visitDate"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"daysOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<InvoiceRowFragment, unknown>;
export const InvoicesDocument = {"kind":"Document","__meta__":{"hash":"062e5fd86774e9ae575bf3780d384764ddb678fc3703d114bf0aaed76a7706fe"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidTotal"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"overdueTotal"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsentTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unsentCount"}},{"kind":"Field","name":{"kind":"Name","value":"ages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"visitDate"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"daysOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<InvoicesQuery, InvoicesQueryVariables>;
export const useInvoicesQuery = (options?: SkipToken | useQuery.Options<InvoicesQuery, InvoicesQueryVariables>) => useQuery(InvoicesDocument, options)