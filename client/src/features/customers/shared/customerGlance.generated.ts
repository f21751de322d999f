/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** Attention filter of the job list. Unassigned and clashing visits: within 48 hours. */
export type JobAttention =
  | 'CLASH'
  | 'LATE'
  | 'NOT_INVOICED'
  | 'UNASSIGNED_SOON';

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 'ACTIVE'
  | 'ALL'
  | 'COMPLETED'
  | 'PENDING';

/** Billing filter of the job list. */
export type JobInvoiceStatus =
  | 'NONE'
  | 'PAID'
  | 'UNPAID';

/** Sort columns of the job list. */
export type JobSort =
  | 'CUSTOMER'
  | 'JOB_NUMBER'
  | 'PRIORITY'
  | 'START_AT'
  | 'STATUS'
  | 'TITLE'
  | 'TOTAL';

/** Spec §4, job and visit status. */
export type JobStatus =
  | 'ASSIGNED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'INVOICE_CREATED'
  | 'ON_THE_WAY'
  | 'REACHED'
  | 'STARTED'
  | 'UNASSIGNED'
  | 'UNSCHEDULED';

/** Filters, order and page of jobs. */
export type JobsInput = {
  /** Only jobs that need attention. */
  attention?: JobAttention | null | undefined;
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  customerId?: string | null | undefined;
  /** First day. */
  dateFrom?: string | null | undefined;
  /** Last day. */
  dateTo?: string | null | undefined;
  filter?: JobFilter | null | undefined;
  invoiceStatus?: JobInvoiceStatus | null | undefined;
  isLate?: boolean | null | undefined;
  isRecurring?: boolean | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** 1 to 100; default 10. */
  perPage?: number | null | undefined;
  priority?: Priority | null | undefined;
  propertyId?: string | null | undefined;
  /** Part of a job number, a title, a customer's name or phone, or a street. */
  search?: string | null | undefined;
  sortBy?: JobSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  staffId?: string | null | undefined;
  /** Statuses in addition to the filter. */
  statuses?: Array<JobStatus> | null | undefined;
};

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type CustomerGlanceQueryVariables = Exact<{
  id: string;
  jobs: JobsInput;
}>;


export type CustomerGlanceQuery = { customer: { id: string, notes: string | null, outstandingBalance: number | null }, jobs: { ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null, status: JobStatus | null, unknownStatus: string | null, date: string | null, startAt: number | null, endAt: number | null, timezone: string | null, isZoneAssumed: boolean | null, isScheduled: boolean | null }> } };


export const CustomerGlanceDocument = {"kind":"Document","__meta__":{"hash":"9efc2c25197e308873a0ba8ca84f8c401fb64d925cbff573c6a37ce6e1cf2cdc"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerGlance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobs"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isZoneAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<CustomerGlanceQuery, CustomerGlanceQueryVariables>;
export const useCustomerGlanceQuery = (options: SkipToken | useQuery.Options<CustomerGlanceQuery, CustomerGlanceQueryVariables>) => useQuery(CustomerGlanceDocument, options)