/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Upcoming visits of a deactivated person. */
export type FutureVisits =
  | 'REASSIGN'
  | 'UNASSIGN';

/** Whether a person can sign in. */
export type InvitationStatus =
  /** The person has set a password. */
  | 'ACCEPTED'
  | 'NOT_SENT'
  | 'SENT';

/** Activates or deactivates a person. Upcoming visits require a choice when deactivating. */
export type StaffActiveInput = {
  futureVisits?: FutureVisits | null | undefined;
  isActive: boolean;
  /** The new assignee, for REASSIGN. */
  reassignToStaffId?: string | null | undefined;
  staffId: string;
};

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

/** A person and the new password. Changing one's own requires the old one. */
export type StaffPasswordInput = {
  oldPassword?: string | null | undefined;
  password: string;
  passwordConfirmation: string;
  staffId: string;
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

export type ChangeStaffMutationVariables = Exact<{
  input: StaffChangeInput;
}>;


export type ChangeStaffMutation = { updateStaff: { id: string, isActive: boolean | null, branchId: string | null, invitationStatus: InvitationStatus | null, timeOff: Array<{ id: string | null, dateFrom: string, dateTo: string, startTime: string | null, endTime: string | null, note: string | null }> | null } | null };

export type SetStaffActiveMutationVariables = Exact<{
  input: StaffActiveInput;
}>;


export type SetStaffActiveMutation = { setStaffActive: { visitsChanged: number | null, staff: { id: string, isActive: boolean | null, branchId: string | null, invitationStatus: InvitationStatus | null, timeOff: Array<{ id: string | null, dateFrom: string, dateTo: string, startTime: string | null, endTime: string | null, note: string | null }> | null } | null } | null };

export type ChangeStaffPasswordMutationVariables = Exact<{
  input: StaffPasswordInput;
}>;


export type ChangeStaffPasswordMutation = { changeStaffPassword: { changed: boolean | null } | null };

export type StaffNowQueryVariables = Exact<{
  id: string;
}>;


export type StaffNowQuery = { staffMember: { name: string | null, email: string | null, role: UserType | null, futureVisits: number | null, id: string, isActive: boolean | null, branchId: string | null, invitationStatus: InvitationStatus | null, timeOff: Array<{ id: string | null, dateFrom: string, dateTo: string, startTime: string | null, endTime: string | null, note: string | null }> | null } };

export type StaffStandingFragment = { id: string, isActive: boolean | null, branchId: string | null, invitationStatus: InvitationStatus | null, timeOff: Array<{ id: string | null, dateFrom: string, dateTo: string, startTime: string | null, endTime: string | null, note: string | null }> | null };

export const StaffStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<StaffStandingFragment, unknown>;
export const ChangeStaffDocument = {"kind":"Document","__meta__":{"hash":"12a28ac16137ba33151eca21179462e985009aa66e2c4bafa3af4375abaa5e2b"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<ChangeStaffMutation, ChangeStaffMutationVariables>;
export const SetStaffActiveDocument = {"kind":"Document","__meta__":{"hash":"e44f60e3220700da08a7ba2374442260ed7f30da8ca3361836ce3285470748f6"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStaffActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffActiveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStaffActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitsChanged"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<SetStaffActiveMutation, SetStaffActiveMutationVariables>;
export const ChangeStaffPasswordDocument = {"kind":"Document","__meta__":{"hash":"dbc4b035184c3b8c98ed1d0f2e4f096ba1425c756ae996e394f2d582ac59d8d5"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<ChangeStaffPasswordMutation, ChangeStaffPasswordMutationVariables>;
export const StaffNowDocument = {"kind":"Document","__meta__":{"hash":"afa11b7731b576c7aa7a84ba9c85a3061c9ac7d5d6f8a4cc0ee7da615c0ba696"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"futureVisits"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<StaffNowQuery, StaffNowQueryVariables>;
export const useChangeStaffMutation = (options?: useMutation.Options<ChangeStaffMutation, ChangeStaffMutationVariables>) => useMutation(ChangeStaffDocument, options)
export const useSetStaffActiveMutation = (options?: useMutation.Options<SetStaffActiveMutation, SetStaffActiveMutationVariables>) => useMutation(SetStaffActiveDocument, options)
export const useChangeStaffPasswordMutation = (options?: useMutation.Options<ChangeStaffPasswordMutation, ChangeStaffPasswordMutationVariables>) => useMutation(ChangeStaffPasswordDocument, options)
export const useStaffNowQuery = (options: SkipToken | useQuery.Options<StaffNowQuery, StaffNowQueryVariables>) => useQuery(StaffNowDocument, options)