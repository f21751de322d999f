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

export type JobsThatSellQueryVariables = Exact<{
  input: JobsInput;
}>;


export type JobsThatSellQuery = { jobs: { totalCount: number | null, items: Array<{ id: string, jobNumber: string | null, title: string | null, invoiceStatus: InvoiceStatus | null, billing: JobBilling | null, lockVersion: number | null, customer: { id: string } | null, property: { id: string } | null, category: { id: string } | null, lineItems: Array<{ id: string | null, serviceId: string | null, name: string | null, description: string | null, productType: ProductType | null, quantity: number | null, unit: string | null, amount: number | null, isTaxExempt: boolean | null }> | null }> } };

export type ChangeJobPriceMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type ChangeJobPriceMutation = { updateJob: { id: string, lineItems: Array<{ id: string | null, amount: number | null }> | null } | null };


export const JobsThatSellDocument = {"kind":"Document","__meta__":{"hash":"193f029eb7d17441e514a8dbbfd347a089db3b2acabf3c6518387eeeb02bffe4"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsThatSell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<JobsThatSellQuery, JobsThatSellQueryVariables>;
export const ChangeJobPriceDocument = {"kind":"Document","__meta__":{"hash":"2edf0f10ecedcad463ff6049fa03125f6700fe085ee203a96835e2ee40336b90"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeJobPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeJobPriceMutation, ChangeJobPriceMutationVariables>;
export const useJobsThatSellQuery = (options: SkipToken | useQuery.Options<JobsThatSellQuery, JobsThatSellQueryVariables>) => useQuery(JobsThatSellDocument, options)
export const useChangeJobPriceMutation = (options?: useMutation.Options<ChangeJobPriceMutation, ChangeJobPriceMutationVariables>) => useMutation(ChangeJobPriceDocument, options)