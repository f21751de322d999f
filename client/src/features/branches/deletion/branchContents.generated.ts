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

/** Default: by name. */
export type CustomerSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'OUTSTANDING_BALANCE';

/** Filters, order and page of customers. */
export type CustomersInput = {
  branchId?: string | null | undefined;
  /** City of one of the properties. */
  city?: string | null | undefined;
  /** First day on which the customer was added. */
  dateFrom?: string | null | undefined;
  /** Last day. */
  dateTo?: string | null | undefined;
  hasBalance?: boolean | null | undefined;
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  /** Part of a name, an email address, the digits of a phone, a street or a city. */
  search?: string | null | undefined;
  sortBy?: CustomerSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  tag?: string | null | undefined;
};

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

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

/** A change of a person. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
export type StaffChangeInput = {
  address?: string | null | undefined;
  authorities?: Array<string> | null | undefined;
  branchId?: string | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  color?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  role?: StaffRole | null | undefined;
  /** Emails a new invitation. INVALID for a person who has set a password. */
  sendInvite?: boolean | null | undefined;
  timeOff?: Array<TimeOffInput> | null | undefined;
  workingHours?: Array<WorkingDayInput> | null | undefined;
};

/** Roles of staff. */
export type StaffRole =
  | 'BRANCH_HEAD'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Whole or partial days off. */
export type TimeOffInput = {
  dateFrom: string;
  dateTo: string;
  endTime?: string | null | undefined;
  id?: string | null | undefined;
  note?: string | null | undefined;
  startTime?: string | null | undefined;
};

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** A weekday of a person. */
export type WorkingDayInput = {
  close?: string | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  day: number;
  isOn: boolean;
  open?: string | null | undefined;
};

export type CustomersOfBranchQueryVariables = Exact<{
  input?: CustomersInput | null | undefined;
}>;


export type CustomersOfBranchQuery = { customers: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, name: string | null, companyName: string | null, branchId: string | null, lockVersion: number | null }> } };

export type OpenJobsOfBranchQueryVariables = Exact<{
  input?: JobsInput | null | undefined;
}>;


export type OpenJobsOfBranchQuery = { jobs: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null, branchId: string | null, lockVersion: number | null, customer: { id: string, name: string | null } | null, property: { id: string } | null, category: { id: string, name: string | null } | null }> } };

export type PeopleOfBranchQueryVariables = Exact<{
  branchId?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type PeopleOfBranchQuery = { teamMembers: { totalCount: number | null, items: Array<{ id: string, name: string | null, role: UserType | null, branchId: string | null }> } };

export type MoveBranchJobMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type MoveBranchJobMutation = { updateJob: { id: string, branchId: string | null } | null };

export type MovePersonMutationVariables = Exact<{
  input: StaffChangeInput;
}>;


export type MovePersonMutation = { updateStaff: { id: string, branchId: string | null } | null };


export const CustomersOfBranchDocument = {"kind":"Document","__meta__":{"hash":"ca9c5929b682199a61bee925c7c7c2c76006f73a4c32fabf4efdd53c1cb08ebc"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<CustomersOfBranchQuery, CustomersOfBranchQueryVariables>;
export const OpenJobsOfBranchDocument = {"kind":"Document","__meta__":{"hash":"57e8f7f93afff7e7267589bae107e7c3f1f2a349f86fde881101e3f83182b0d0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenJobsOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<OpenJobsOfBranchQuery, OpenJobsOfBranchQueryVariables>;
export const PeopleOfBranchDocument = {"kind":"Document","__meta__":{"hash":"f75d991b272bc0a635b9f17a922303a84935e651195395bf1e60fd666d6c6495"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PeopleOfBranchQuery, PeopleOfBranchQueryVariables>;
export const MoveBranchJobDocument = {"kind":"Document","__meta__":{"hash":"4d1476b54fe8f0de1a2689c1d00b94b7b079b0128f859dca64216598aa918c50"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveBranchJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]} as unknown as DocumentNode<MoveBranchJobMutation, MoveBranchJobMutationVariables>;
export const MovePersonDocument = {"kind":"Document","__meta__":{"hash":"af0a997b02be87ff32d89d154e0bd726c7399a648a82675c2e038190ede0b11f"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]} as unknown as DocumentNode<MovePersonMutation, MovePersonMutationVariables>;
export const useCustomersOfBranchQuery = (options?: SkipToken | useQuery.Options<CustomersOfBranchQuery, CustomersOfBranchQueryVariables>) => useQuery(CustomersOfBranchDocument, options)
export const useOpenJobsOfBranchQuery = (options?: SkipToken | useQuery.Options<OpenJobsOfBranchQuery, OpenJobsOfBranchQueryVariables>) => useQuery(OpenJobsOfBranchDocument, options)
export const usePeopleOfBranchQuery = (options?: SkipToken | useQuery.Options<PeopleOfBranchQuery, PeopleOfBranchQueryVariables>) => useQuery(PeopleOfBranchDocument, options)
export const useMoveBranchJobMutation = (options?: useMutation.Options<MoveBranchJobMutation, MoveBranchJobMutationVariables>) => useMutation(MoveBranchJobDocument, options)
export const useMovePersonMutation = (options?: useMutation.Options<MovePersonMutation, MovePersonMutationVariables>) => useMutation(MovePersonDocument, options)