/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** The time span of a bar. */
export type EarningBucket =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

/** Filters, order and page of payments. */
export type EarningRowsInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  date?: string | null | undefined;
  /** Received at or after. */
  fromAt?: number | null | undefined;
  page?: number | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
  perPage?: number | null | undefined;
  /** Default: the calendar month. */
  period?: Period | null | undefined;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: string | null | undefined;
  sortBy?: EarningSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  staffId?: string | null | undefined;
  /** Received before. */
  toAt?: number | null | undefined;
};

/** Default: newest first. */
export type EarningSort =
  | 'AMOUNT'
  | 'PAID_AT';

/** The calendar day, week, month or year of `date` up to that day; default: today. With `staffId` each amount is that person's share. */
export type EarningsInput = {
  branchId?: string | null | undefined;
  date?: string | null | undefined;
  period: Period;
  staffId?: string | null | undefined;
};

/** Payment methods. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'ONLINE';

/** Spec §9, earnings periods. */
export type Period =
  | 'ALL'
  | 'DAY'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type EarningRowsQueryVariables = Exact<{
  input?: EarningRowsInput | null | undefined;
}>;


export type EarningRowsQuery = { earningRows: { totalCount: number | null, page: number | null, perPage: number | null, total: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, invoiceId: string | null, invoiceNumber: string | null, jobNumber: string | null, customerName: string | null, paymentMethod: PaymentMethod | null, amount: number | null, taxAmount: number | null, netAmount: number | null, paidAt: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null }> } };

export type EarningRowFragment = { id: string, invoiceId: string | null, invoiceNumber: string | null, jobNumber: string | null, customerName: string | null, paymentMethod: PaymentMethod | null, amount: number | null, taxAmount: number | null, netAmount: number | null, paidAt: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null };

export type EarningsOverviewQueryVariables = Exact<{
  input: EarningsInput;
}>;


export type EarningsOverviewQuery = { earnings: { dateFrom: string | null, dateTo: string | null, total: number | null, taxTotal: number | null, discountTotal: number | null, netTotal: number | null, paymentsCount: number | null, jobsCount: number | null, average: number | null, previousTotal: number | null, changePercent: number | null, currencyCode: string | null, byMethod: Array<{ paymentMethod: PaymentMethod, amount: number | null }> | null, byStaff: Array<{ staffId: string | null, name: string | null, amount: number | null }> | null, byCategory: Array<{ categoryId: string | null, name: string | null, amount: number | null }> | null, byBranch: Array<{ branchId: string | null, name: string | null, amount: number | null }> | null }, earningGraph: { bucket: EarningBucket | null, points: Array<{ label: string | null, fromAt: number | null, toAt: number | null, amount: number | null, paymentsCount: number | null }> | null } };

export const EarningRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Earning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<EarningRowFragment, unknown>;
export const EarningRowsDocument = {"kind":"Document","__meta__":{"hash":"6d48535d487864299c0c82eeb2aba13673cef30f45952436d585e8b51eebc270"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningRowsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Earning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<EarningRowsQuery, EarningRowsQueryVariables>;
export const EarningsOverviewDocument = {"kind":"Document","__meta__":{"hash":"31bcdebb0fc460e8a596b0182c2b07405155716d19264460933e521a49b63dac"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningsOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"taxTotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"netTotal"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"jobsCount"}},{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"}},{"kind":"Field","name":{"kind":"Name","value":"changePercent"}},{"kind":"Field","name":{"kind":"Name","value":"byMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byBranch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earningGraph"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fromAt"}},{"kind":"Field","name":{"kind":"Name","value":"toAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsCount"}}]}}]}}]}}]} as unknown as DocumentNode<EarningsOverviewQuery, EarningsOverviewQueryVariables>;
export const useEarningRowsQuery = (options?: SkipToken | useQuery.Options<EarningRowsQuery, EarningRowsQueryVariables>) => useQuery(EarningRowsDocument, options)
export const useEarningsOverviewQuery = (options: SkipToken | useQuery.Options<EarningsOverviewQuery, EarningsOverviewQueryVariables>) => useQuery(EarningsOverviewDocument, options)