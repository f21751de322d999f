/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** With `id` an existing file, else a new one. */
export type AttachmentInput = {
  contentType?: string | null | undefined;
  fileBase64?: string | null | undefined;
  fileName?: string | null | undefined;
  id?: string | null | undefined;
};

/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

/** Visits that a change of a recurring job affects. */
export type ChangeScope =
  | 'ALL'
  | 'FUTURE'
  | 'THIS';

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 'PAID'
  | 'UNPAID';

/** Attention filter of the job list. Unassigned and clashing visits: within 48 hours. */
export type JobAttention =
  | 'CLASH'
  | 'LATE'
  | 'NOT_INVOICED'
  | 'UNASSIGNED_SOON';

/** What one invoice of a job covers. */
export type JobBilling =
  | 'EACH_VISIT'
  | 'WHOLE_JOB';

/** The complete changed job, and the scope of the change. */
export type JobChangeInput = {
  /** Spec §5: the agreement must be ticked to update the job. */
  agreementAccepted?: boolean | null | undefined;
  id: string;
  job: JobInput;
  lockVersion?: number | null | undefined;
  /** Default: ALL. */
  scope?: ChangeScope | null | undefined;
  /** The visit that THIS and FUTURE refer to. */
  visitId?: string | null | undefined;
};

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 'ACTIVE'
  | 'ALL'
  | 'COMPLETED'
  | 'PENDING';

/** A new job. */
export type JobInput = {
  /** Save in spite of a clash. */
  allowClash?: boolean | null | undefined;
  attachments?: Array<AttachmentInput> | null | undefined;
  /** Default: EACH_VISIT for recurring jobs. */
  billing?: JobBilling | null | undefined;
  /** Default: the customer's branch. */
  branchId?: string | null | undefined;
  categoryId: string;
  customerId: string;
  /** One visit per day; of a recurring job the first day. */
  dates?: Array<string> | null | undefined;
  description?: string | null | undefined;
  discountBasis?: Basis | null | undefined;
  discountType?: DiscountType | null | undefined;
  /** Percent or amount; 0: no discount. */
  discountValue?: number | null | undefined;
  endTime?: string | null | undefined;
  formIds?: Array<string> | null | undefined;
  isRecurring?: boolean | null | undefined;
  lineItems?: Array<LineItemInput> | null | undefined;
  /** Internal notes, never shown to customers. */
  notes?: string | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  priority?: Priority | null | undefined;
  propertyId: string;
  recurrence?: RecurrenceInput | null | undefined;
  /** Leaves the job unscheduled. */
  scheduleLater?: boolean | null | undefined;
  staffIds?: Array<string> | null | undefined;
  startTime?: string | null | undefined;
  taxBasis?: Basis | null | undefined;
  taxIds?: Array<string> | null | undefined;
  /** Default: the trade's name. */
  title?: string | null | undefined;
};

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

/** A line item: with `id` an existing one, else a new one. */
export type LineItemInput = {
  /** Price per unit. */
  amount: number;
  description?: string | null | undefined;
  id?: string | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name: string;
  productType?: ProductType | null | undefined;
  quantity: number;
  serviceId?: string | null | undefined;
  unit?: string | null | undefined;
};

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Price list item types. */
export type ProductType =
  | 'PRODUCT'
  | 'SERVICE';

/** How often a recurring job repeats. */
export type RecurrenceFrequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY'
  | 'YEARLY';

/** How a recurring job repeats. */
export type RecurrenceInput = {
  /** Last day; required (spec §5). */
  endDate: string;
  frequency: RecurrenceFrequency;
  interval?: number | null | undefined;
  /** 1 to 31. */
  monthDay?: number | null | undefined;
  skipClosedDays?: boolean | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  weekdays?: Array<number> | null | undefined;
};

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type MergedCustomerQueryVariables = Exact<{
  id: string;
}>;


export type MergedCustomerQuery = { customer: { id: string, name: string | null, companyName: string | null, phone: string | null, phoneCountryCode: string | null, notes: string | null, isActive: boolean | null, lockVersion: number | null, properties: Array<{ id: string, name: string | null, address: string | null, isBillingAddress: boolean | null }> | null } };

export type MergedJobsQueryVariables = Exact<{
  input?: JobsInput | null | undefined;
}>;


export type MergedJobsQuery = { jobs: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null, invoiceStatus: InvoiceStatus | null }> } };

export type MovedJobQueryVariables = Exact<{
  id: string;
}>;


export type MovedJobQuery = { job: { invoiceStatus: InvoiceStatus | null, id: string, lockVersion: number | null, property: { id: string } | null, category: { id: string } | null, customer: { id: string } | null } };

export type MovedJobPartsFragment = { id: string, lockVersion: number | null, customer: { id: string } | null };

export type MoveJobMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type MoveJobMutation = { updateJob: { id: string, lockVersion: number | null, customer: { id: string } | null } | null };

export const MovedJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<MovedJobPartsFragment, unknown>;
export const MergedCustomerDocument = {"kind":"Document","__meta__":{"hash":"82e381b821c40ac3e8803f83befe4d53ea705b34b9b7024c233b4080c8bbc953"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergedCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}}]}}]}}]}}]} as unknown as DocumentNode<MergedCustomerQuery, MergedCustomerQueryVariables>;
export const MergedJobsDocument = {"kind":"Document","__meta__":{"hash":"c89ab4850e73223142c5000a8a6146ea27e41fb1fe56f362f46ab6be03098a49"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<MergedJobsQuery, MergedJobsQueryVariables>;
export const MovedJobDocument = {"kind":"Document","__meta__":{"hash":"2848545613b167c851639c68080231ebf07d6b3d062a7ed4941e3a857e524b90"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MovedJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedJobParts"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<MovedJobQuery, MovedJobQueryVariables>;
export const MoveJobDocument = {"kind":"Document","__meta__":{"hash":"0eae8ab0e4ed6b668771cafff09310db400b3fb6acc9ece5e52795bca5095459"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<MoveJobMutation, MoveJobMutationVariables>;
export const useMergedCustomerQuery = (options: SkipToken | useQuery.Options<MergedCustomerQuery, MergedCustomerQueryVariables>) => useQuery(MergedCustomerDocument, options)
export const useMergedJobsQuery = (options?: SkipToken | useQuery.Options<MergedJobsQuery, MergedJobsQueryVariables>) => useQuery(MergedJobsDocument, options)
export const useMovedJobQuery = (options: SkipToken | useQuery.Options<MovedJobQuery, MovedJobQueryVariables>) => useQuery(MovedJobDocument, options)
export const useMoveJobMutation = (options?: useMutation.Options<MoveJobMutation, MoveJobMutationVariables>) => useMutation(MoveJobDocument, options)