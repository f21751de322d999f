/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** Sort columns of transactions. */
export type TransactionSort =
  | 'AMOUNT'
  | 'CREATED_AT';

/** Status of a transaction. */
export type TransactionStatus =
  | 'FAILED'
  | 'PENDING'
  | 'SUCCEEDED';

/** Transaction types. */
export type TransactionType =
  | 'PAYMENT'
  | 'REFUND'
  | 'SUBSCRIPTION';

/** Filters, order and page of transactions. Default: newest first. */
export type TransactionsInput = {
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: TransactionSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: TransactionStatus | null | undefined;
  transactionType?: TransactionType | null | undefined;
};

export type TransactionsQueryVariables = Exact<{
  input?: TransactionsInput | null | undefined;
}>;


export type TransactionsQuery = { transactions: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, transactionNumber: string | null, transactionType: TransactionType | null, amount: number | null, currencyCode: string | null, status: TransactionStatus | null, statusDesc: string | null, gateway: string | null, reference: string | null, planName: string | null, createdAt: number | null, lines: Array<{ name: string | null, amount: number | null }> | null }>, totals: { paidTotal: number | null, refundedTotal: number | null } | null } };

export type TransactionRowFragment = { id: string, transactionNumber: string | null, transactionType: TransactionType | null, amount: number | null, currencyCode: string | null, status: TransactionStatus | null, statusDesc: string | null, gateway: string | null, reference: string | null, planName: string | null, createdAt: number | null, lines: Array<{ name: string | null, amount: number | null }> | null };

export type TransactionPaperQueryVariables = Exact<{
  id: string;
}>;


export type TransactionPaperQuery = { transactionPaper: { fileName: string | null, base64: string | null } };

export const TransactionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<TransactionRowFragment, unknown>;
export const TransactionsDocument = {"kind":"Document","__meta__":{"hash":"bf97d47479899cce625ee1c841693d0370cb852e8629319c6a6fc8f0b4322aa0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidTotal"}},{"kind":"Field","name":{"kind":"Name","value":"refundedTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const TransactionPaperDocument = {"kind":"Document","__meta__":{"hash":"553ce07364a785c4e834c767385ffcdbd271529b370dd28f692e9f5a8e3eb5d5"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransactionPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<TransactionPaperQuery, TransactionPaperQueryVariables>;
export const useTransactionsQuery = (options?: SkipToken | useQuery.Options<TransactionsQuery, TransactionsQueryVariables>) => useQuery(TransactionsDocument, options)
export const useTransactionPaperQuery = (options: SkipToken | useQuery.Options<TransactionPaperQuery, TransactionPaperQueryVariables>) => useQuery(TransactionPaperDocument, options)