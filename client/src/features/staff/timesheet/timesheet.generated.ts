/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** The day and its filters; default: today. */
export type DispatchInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  date?: string | null | undefined;
  /** Only changes after it. */
  since?: number | null | undefined;
  staffIds?: Array<string> | null | undefined;
  statuses?: Array<JobStatus> | null | undefined;
};

/** Timeline events. */
export type HistoryEvent =
  | 'CREATED'
  | 'EDITED'
  | 'INVOICE_GENERATED'
  | 'NOTE'
  | 'PAYMENT_PROCESSED'
  | 'RECEIPT_GENERATED'
  | 'SCHEDULED_AND_ASSIGNED'
  | 'STATUS_CHANGED';

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

/** Job statuses and the two that only timelines have. */
export type TimelineStatus =
  | 'ASSIGNED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'INVOICE_CREATED'
  | 'ON_THE_WAY'
  | 'PAYMENT_PROCESSED'
  | 'REACHED'
  | 'RECEIPT_GENERATED'
  | 'STARTED'
  | 'UNASSIGNED'
  | 'UNSCHEDULED';

export type TimesheetDayQueryVariables = Exact<{
  input: DispatchInput;
}>;


export type TimesheetDayQuery = { dispatchMap: { visits: Array<{ id: string, jobId: string | null, jobNumber: string | null, title: string | null, visitsTotal: number | null, customer: { id: string, name: string | null } | null, visit: { id: string, status: JobStatus | null, visitNumber: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, staff: Array<{ id: string, name: string | null }> | null } }> | null } };

export type StepTimesQueryVariables = Exact<{
  jobId: string;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StepTimesQuery = { jobHistory: { totalCount: number | null, items: Array<{ id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, createdAt: number | null }> } };


export const TimesheetDayDocument = {"kind":"Document","__meta__":{"hash":"4b033c0e8c2d9978f96f435567164bb878eb1a972d41e0b2073713f8ae1db647"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimesheetDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DispatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onTheWayAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TimesheetDayQuery, TimesheetDayQueryVariables>;
export const StepTimesDocument = {"kind":"Document","__meta__":{"hash":"c09fccc7979e50d3f8a718cb9391cde871412d3ac5c8790e6a7a391774c2859c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<StepTimesQuery, StepTimesQueryVariables>;
export const useTimesheetDayQuery = (options: SkipToken | useQuery.Options<TimesheetDayQuery, TimesheetDayQueryVariables>) => useQuery(TimesheetDayDocument, options)
export const useStepTimesQuery = (options: SkipToken | useQuery.Options<StepTimesQuery, StepTimesQueryVariables>) => useQuery(StepTimesDocument, options)