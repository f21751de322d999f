/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** 1 available, 2 busy, 3 off. */
export type AvailabilityStatus =
  | 'AVAILABLE'
  | 'BUSY'
  | 'OFF';

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 'PAID'
  | 'UNPAID';

/** Actions on a visit; wire.md §5 lists the allowed statuses. */
export type JobAction =
  | 'ASSIGN'
  | 'CANCEL'
  | 'CREATE_INVOICE'
  | 'DECLINE'
  | 'FINISH'
  | 'ON_THE_WAY'
  | 'REACHED'
  | 'REOPEN'
  | 'RESCHEDULE'
  | 'SCHEDULE'
  | 'START'
  | 'STEP_BACK'
  | 'UNASSIGN'
  | 'UNSCHEDULE'
  /** Voids an unpaid invoice. Its number stays used. */
  | 'VOID_INVOICE';

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

export type TodayQueryVariables = Exact<{
  branchId?: string | null | undefined;
  date: string;
}>;


export type TodayQuery = { dashboard: { date: string | null, currencyCode: string | null, visitsToday: { total: number | null, unassigned: number | null, declined: number | null, inProgress: number | null, late: number | null, completed: number | null, cancelled: number | null } | null, jobs: { active: number | null, pending: number | null, completed: number | null } | null, invoices: { unpaidCount: number | null, unpaidTotal: number | null, overdueCount: number | null, overdueTotal: number | null } | null, earnings: { today: number | null, periodTotal: number | null, previousTotal: number | null, changePercent: number | null } | null } };

export type TodayWeekQueryVariables = Exact<{
  branchId?: string | null | undefined;
  from: string;
  to: string;
}>;


export type TodayWeekQuery = { dayCounts: Array<{ date: string, total: number | null, unassigned: number | null, declined: number | null, assigned: number | null, inProgress: number | null, completed: number | null, cancelled: number | null }> };

export type TodayJobsQueryVariables = Exact<{
  input: JobsInput;
}>;


export type TodayJobsQuery = { jobs: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null, status: JobStatus | null, unknownStatus: string | null, priority: Priority | null, branchId: string | null, date: string | null, startAt: number | null, endAt: number | null, timezone: string | null, isZoneAssumed: boolean | null, isScheduled: boolean | null, isLate: boolean | null, visitsDone: number | null, visitsTotal: number | null, total: number | null, billing: JobBilling | null, seriesTotal: number | null, unbilledVisits: number | null, durationMinutes: number | null, currencyCode: string | null, invoiceStatus: InvoiceStatus | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, attentionVisit: { id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, unknownStatus: string | null, arrivalWindowMinutes: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, isException: boolean | null, isLate: boolean | null, notes: string | null, total: number | null, hasOwnPrice: boolean | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null } | null, customer: { id: string, name: string | null, phone: string | null, phoneCountryCode: string | null } | null, property: { id: string, address: string | null } | null, category: { id: string, name: string | null } | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null }> } };

export type TodayStaffQueryVariables = Exact<{
  branchId?: string | null | undefined;
  date: string;
  perPage: number;
}>;


export type TodayStaffQuery = { activeStaff: { totalCount: number | null, items: Array<{ id: string, name: string | null, color: string | null, availabilityStatus: AvailabilityStatus | null, visitsDone: number | null, visitsTotal: number | null, clashCount: number | null, lateCount: number | null, currentVisit: { id: string, jobId: string | null, jobNumber: string | null, customerName: string | null, startAt: number | null, endAt: number | null } | null, nextVisit: { id: string, jobId: string | null, jobNumber: string | null, customerName: string | null, startAt: number | null, endAt: number | null } | null }> } };

export type StaffDayVisitFragment = { id: string, jobId: string | null, jobNumber: string | null, customerName: string | null, startAt: number | null, endAt: number | null };

export const StaffDayVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDayVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]} as unknown as DocumentNode<StaffDayVisitFragment, unknown>;
export const TodayDocument = {"kind":"Document","__meta__":{"hash":"4e197226352e810444ff8a120674f7499522421a2d88e50d7d763d700892b953"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"EnumValue","value":"MONTH"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"visitsToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidTotal"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"overdueTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"periodTotal"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"}},{"kind":"Field","name":{"kind":"Name","value":"changePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const TodayWeekDocument = {"kind":"Document","__meta__":{"hash":"f9db7eb4696b59fdb9ac20d0484f0d8d33f8a2de376db8ecaa4e263f2eed17f0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}}]}}]} as unknown as DocumentNode<TodayWeekQuery, TodayWeekQueryVariables>;
export const TodayJobsDocument = {"kind":"Document","__meta__":{"hash":"5c666724a8fc99aac3f0137a45d6cc785c6ed925c56a0c50377f4badd1abef3d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}},{"kind":"Field","name":{"kind":"Name","value":"attentionVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobStaff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isZoneAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"visitsDone"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"seriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unbilledVisits"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWayAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isException"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<TodayJobsQuery, TodayJobsQueryVariables>;
export const TodayStaffDocument = {"kind":"Document","__meta__":{"hash":"22a74f5c520465689dc8c65219766d98560d22c8c484190b5170c172cef61bbb"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"currentVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDayVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDayVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitsDone"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDayVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]} as unknown as DocumentNode<TodayStaffQuery, TodayStaffQueryVariables>;
export const useTodayQuery = (options: SkipToken | useQuery.Options<TodayQuery, TodayQueryVariables>) => useQuery(TodayDocument, options)
export const useTodayWeekQuery = (options: SkipToken | useQuery.Options<TodayWeekQuery, TodayWeekQueryVariables>) => useQuery(TodayWeekDocument, options)
export const useTodayJobsQuery = (options: SkipToken | useQuery.Options<TodayJobsQuery, TodayJobsQueryVariables>) => useQuery(TodayJobsDocument, options)
export const useTodayStaffQuery = (options: SkipToken | useQuery.Options<TodayStaffQuery, TodayStaffQueryVariables>) => useQuery(TodayStaffDocument, options)