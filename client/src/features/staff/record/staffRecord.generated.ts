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

/** Whether a person can sign in. */
export type InvitationStatus =
  /** The person has set a password. */
  | 'ACCEPTED'
  | 'NOT_SENT'
  | 'SENT';

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

export type StaffRecordQueryVariables = Exact<{
  id: string;
}>;


export type StaffRecordQuery = { staffMember: { id: string, name: string | null, email: string | null, phone: string | null, phoneCountryCode: string | null, color: string | null, role: UserType | null, authorities: Array<string> | null, branchId: string | null, categoryIds: Array<string> | null, address: string | null, latitude: number | null, longitude: number | null, locationAt: number | null, isActive: boolean | null, invitationStatus: InvitationStatus | null, availabilityStatus: AvailabilityStatus | null, visitsToday: number | null, futureVisits: number | null, createdAt: number | null, workingHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null, timeOff: Array<{ id: string | null, dateFrom: string, dateTo: string, startTime: string | null, endTime: string | null, note: string | null }> | null } };

export type BookedVisitsQueryVariables = Exact<{
  staffId: string;
  from: string;
  to: string;
}>;


export type BookedVisitsQuery = { dayCounts: Array<{ date: string, assigned: number | null }> };


export const StaffRecordDocument = {"kind":"Document","__meta__":{"hash":"b85d1b7ae135de754d4873e787144beef071cb8369ab7d1231e39b1816c73622"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"locationAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitsToday"}},{"kind":"Field","name":{"kind":"Name","value":"futureVisits"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<StaffRecordQuery, StaffRecordQueryVariables>;
export const BookedVisitsDocument = {"kind":"Document","__meta__":{"hash":"17b1d50498ccbefd9917cec127e3132569a342801ca4e34de4ba4d168dadf419"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookedVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staffId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"staffId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staffId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}}]}}]}}]} as unknown as DocumentNode<BookedVisitsQuery, BookedVisitsQueryVariables>;
export const useStaffRecordQuery = (options: SkipToken | useQuery.Options<StaffRecordQuery, StaffRecordQueryVariables>) => useQuery(StaffRecordDocument, options)
export const useBookedVisitsQuery = (options: SkipToken | useQuery.Options<BookedVisitsQuery, BookedVisitsQueryVariables>) => useQuery(BookedVisitsDocument, options)