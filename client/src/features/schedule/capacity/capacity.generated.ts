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

export type CapacityDayQueryVariables = Exact<{
  input: DispatchInput;
}>;


export type CapacityDayQuery = { dispatchMap: { staff: Array<{ id: string, name: string | null, hours: { isOn: boolean, open: string | null, close: string | null } | null, timeOff: Array<{ startTime: string | null, endTime: string | null }> | null }> | null, visits: Array<{ id: string, jobId: string | null, jobNumber: string | null, title: string | null, branchId: string | null, category: { id: string } | null, visit: { id: string, status: JobStatus | null, startAt: number | null, endAt: number | null, staff: Array<{ id: string }> | null } }> | null, unassigned: Array<{ id: string, jobId: string | null, jobNumber: string | null, title: string | null, branchId: string | null, category: { id: string } | null, visit: { id: string, status: JobStatus | null, startAt: number | null, endAt: number | null, staff: Array<{ id: string }> | null } }> | null } };

export type CapacityVisitFragment = { id: string, jobId: string | null, jobNumber: string | null, title: string | null, branchId: string | null, category: { id: string } | null, visit: { id: string, status: JobStatus | null, startAt: number | null, endAt: number | null, staff: Array<{ id: string }> | null } };

export type CapacityStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type CapacityStaffQuery = { staff: { items: Array<{ id: string, name: string | null, branchId: string | null, categoryIds: Array<string> | null }> } };

export const CapacityVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CapacityVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DispatchVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CapacityVisitFragment, unknown>;
export const CapacityDayDocument = {"kind":"Document","__meta__":{"hash":"0984eb3fea8e72b3363601e7b6479d72779eddc6d798f3fba1ea6412b47f6229"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CapacityDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DispatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CapacityVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CapacityVisit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CapacityVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DispatchVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CapacityDayQuery, CapacityDayQueryVariables>;
export const CapacityStaffDocument = {"kind":"Document","__meta__":{"hash":"28d4b18cd5d1cbecac466f8dbc1db8b4dc755aad2c5602ddcf5823bbf0ffc73f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CapacityStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}}]}}]}}]}}]} as unknown as DocumentNode<CapacityStaffQuery, CapacityStaffQueryVariables>;
export const useCapacityDayQuery = (options: SkipToken | useQuery.Options<CapacityDayQuery, CapacityDayQueryVariables>) => useQuery(CapacityDayDocument, options)
export const useCapacityStaffQuery = (options?: SkipToken | useQuery.Options<CapacityStaffQuery, CapacityStaffQueryVariables>) => useQuery(CapacityStaffDocument, options)