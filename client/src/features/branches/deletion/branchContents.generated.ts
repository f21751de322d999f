/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** With `id` a file that the job has, else a new one. */
export type AttachmentInput = {
  contentType?: string | null | undefined;
  fileBase64?: string | null | undefined;
  fileName?: string | null | undefined;
  id?: string | null | undefined;
};

/** What a tax or a discount is computed from: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

/** Which visits a change of a recurring job reaches. */
export type ChangeScope =
  | 'ALL'
  | 'FUTURE'
  | 'THIS';

/** By name where nothing is said. */
export type CustomerSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'OUTSTANDING_BALANCE';

/** Which customers, in which order, and which page of them. */
export type CustomersInput = {
  branchId?: string | null | undefined;
  /** With a property there. */
  city?: string | null | undefined;
  /** First day on which the customer may have been added. */
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

/** What somebody should look at, as a filter of the job list. Soon, and clashes: within 48 hours. */
export type JobAttention =
  | 'CLASH'
  | 'LATE'
  | 'NOT_INVOICED'
  | 'UNASSIGNED_SOON';

/** What one invoice of a job is for. */
export type JobBilling =
  | 'EACH_VISIT'
  | 'WHOLE_JOB';

/** A change of a job: the whole job as it shall be, and which visits the change reaches. */
export type JobChangeInput = {
  /** Spec §5: the agreement must be ticked to update the job. */
  agreementAccepted?: boolean | null | undefined;
  id: string;
  job: JobInput;
  lockVersion?: number | null | undefined;
  /** ALL where it is missing. */
  scope?: ChangeScope | null | undefined;
  /** The visit from which THIS and FUTURE count. */
  visitId?: string | null | undefined;
};

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 'ACTIVE'
  | 'ALL'
  | 'COMPLETED'
  | 'PENDING';

/** A job as it shall be. */
export type JobInput = {
  /** Save although somebody is busy at that time. */
  allowClash?: boolean | null | undefined;
  attachments?: Array<AttachmentInput> | null | undefined;
  /** EACH_VISIT where it is missing and the job recurs. */
  billing?: JobBilling | null | undefined;
  /** The customer's where it is missing. */
  branchId?: string | null | undefined;
  categoryId: string;
  customerId: string;
  /** One visit a day; of a recurring job the first day. */
  dates?: Array<string> | null | undefined;
  description?: string | null | undefined;
  discountBasis?: Basis | null | undefined;
  discountType?: DiscountType | null | undefined;
  /** Percent or amount; 0 is none. */
  discountValue?: number | null | undefined;
  endTime?: string | null | undefined;
  formIds?: Array<string> | null | undefined;
  isRecurring?: boolean | null | undefined;
  lineItems?: Array<LineItemInput> | null | undefined;
  /** For the staff; a customer never reads them. */
  notes?: string | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  priority?: Priority | null | undefined;
  propertyId: string;
  recurrence?: RecurrenceInput | null | undefined;
  /** Without a date until somebody plans it. */
  scheduleLater?: boolean | null | undefined;
  staffIds?: Array<string> | null | undefined;
  startTime?: string | null | undefined;
  taxBasis?: Basis | null | undefined;
  taxIds?: Array<string> | null | undefined;
  /** The category's name where it is missing. */
  title?: string | null | undefined;
};

/** Whether a job is billed, as a filter of the job list. */
export type JobInvoiceStatus =
  | 'NONE'
  | 'PAID'
  | 'UNPAID';

/** Columns by which the job list can be sorted. */
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

/** Which jobs, in which order, and which page of them. */
export type JobsInput = {
  /** Only those that somebody should look at. */
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
  /** 1 to 100; 10 where it is missing. */
  perPage?: number | null | undefined;
  priority?: Priority | null | undefined;
  propertyId?: string | null | undefined;
  /** Part of a job number, a title, a customer's name or phone, or a street. */
  search?: string | null | undefined;
  sortBy?: JobSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  staffId?: string | null | undefined;
  /** Exact statuses, in addition to the filter. */
  statuses?: Array<JobStatus> | null | undefined;
};

/** A position of a job: with `id` one that it has, without a new one. */
export type LineItemInput = {
  /** Price of one unit. */
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

/** What the price list sells. */
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

/** Which way a list runs. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** What changes of a person. What is not named stays as it is; null and empty texts and lists empty a field. */
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
  /** Mails a new link to choose a password. INVALID for a person who has chosen one. */
  sendInvite?: boolean | null | undefined;
  timeOff?: Array<TimeOffInput> | null | undefined;
  workingHours?: Array<WorkingDayInput> | null | undefined;
};

/** What somebody of the staff can be. */
export type StaffRole =
  | 'BRANCH_HEAD'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Days off, or hours of each of them. */
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

/** One weekday of a person. */
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