/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** 1 available, 2 busy, 3 off. */
export type AvailabilityStatus =
  | 'AVAILABLE'
  | 'BUSY'
  | 'OFF';

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

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Availability and location. */
export type SelectStatusInput = {
  availabilityStatus: AvailabilityStatus;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

export type MyDayQueryVariables = Exact<{
  date: string;
}>;


export type MyDayQuery = { dispatchMap: { date: string | null, serverAt: number | null, staff: Array<{ id: string, availabilityStatus: AvailabilityStatus | null }> | null, visits: Array<{ id: string, jobId: string | null, jobNumber: string | null, title: string | null, priority: Priority | null, branchId: string | null, address: string | null, latitude: number | null, longitude: number | null, visitsTotal: number | null, isJob: boolean | null, customer: { id: string, name: string | null, phone: string | null, phoneCountryCode: string | null } | null, property: { id: string, address: string | null } | null, category: { id: string, name: string | null } | null, visit: { id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, unknownStatus: string | null, arrivalWindowMinutes: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, isException: boolean | null, isLate: boolean | null, notes: string | null, total: number | null, hasOwnPrice: boolean | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null } }> | null } };

export type PositionRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PositionRuleQuery = { companySettings: { team: { shareLocation: boolean | null } | null } };

export type SharePositionMutationVariables = Exact<{
  input: SelectStatusInput;
}>;


export type SharePositionMutation = { selectStatus: { availabilityStatus: AvailabilityStatus } | null };


export const MyDayDocument = {"kind":"Document","__meta__":{"hash":"4ff0598c0c0fcf4d45b1296b79bfa85aa11c6c96ad4de509ce18bd8976d77bba"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serverAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobStaff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWayAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isException"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DispatchVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"isJob"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit"}}]}}]}}]} as unknown as DocumentNode<MyDayQuery, MyDayQueryVariables>;
export const PositionRuleDocument = {"kind":"Document","__meta__":{"hash":"23c318f17751daab6b38f463d5820c743a39a351011b582bef32428a256ee921"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareLocation"}}]}}]}}]}}]} as unknown as DocumentNode<PositionRuleQuery, PositionRuleQueryVariables>;
export const SharePositionDocument = {"kind":"Document","__meta__":{"hash":"3b51d6628bdb0191e1def4bfec8899a04923fb7942828ba340c8d551c3f9eaba"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SharePosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}}]}}]}}]} as unknown as DocumentNode<SharePositionMutation, SharePositionMutationVariables>;
export const useMyDayQuery = (options: SkipToken | useQuery.Options<MyDayQuery, MyDayQueryVariables>) => useQuery(MyDayDocument, options)
export const usePositionRuleQuery = (options?: SkipToken | useQuery.Options<PositionRuleQuery, PositionRuleQueryVariables>) => useQuery(PositionRuleDocument, options)
export const useSharePositionMutation = (options?: useMutation.Options<SharePositionMutation, SharePositionMutationVariables>) => useMutation(SharePositionDocument, options)