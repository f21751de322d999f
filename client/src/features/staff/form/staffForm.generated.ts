/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
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

/** Spec §5, staff. */
export type StaffInput = {
  address?: string | null | undefined;
  /** At least one for a staff admin. */
  authorities?: Array<string> | null | undefined;
  branchId?: string | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  /** #RRGGBB. */
  color: string;
  email: string;
  /** Home location in degrees. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  /** Digits. */
  phone: string;
  phoneCountryCode?: string | null | undefined;
  role: StaffRole;
  /** Emails an invitation to set a password. */
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

export type StaffToEditQueryVariables = Exact<{
  id: string;
}>;


export type StaffToEditQuery = { staffMember: { id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, authorities: Array<string> | null, branchId: string | null, categoryIds: Array<string> | null, address: string | null, latitude: number | null, longitude: number | null, workingHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null } };

export type CreateStaffMutationVariables = Exact<{
  input: StaffInput;
}>;


export type CreateStaffMutation = { createStaff: { id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, authorities: Array<string> | null, branchId: string | null, categoryIds: Array<string> | null, address: string | null, latitude: number | null, longitude: number | null, workingHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null } | null };

export type UpdateStaffMutationVariables = Exact<{
  input: StaffChangeInput;
}>;


export type UpdateStaffMutation = { updateStaff: { id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, authorities: Array<string> | null, branchId: string | null, categoryIds: Array<string> | null, address: string | null, latitude: number | null, longitude: number | null, workingHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null } | null };

export type StaffColorsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffColorsQuery = { teamMembers: { items: Array<{ id: string, name: string | null, color: string | null }> } };

export type StaffFormPartsFragment = { id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, authorities: Array<string> | null, branchId: string | null, categoryIds: Array<string> | null, address: string | null, latitude: number | null, longitude: number | null, workingHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null };

export const StaffFormPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}}]}}]} as unknown as DocumentNode<StaffFormPartsFragment, unknown>;
export const StaffToEditDocument = {"kind":"Document","__meta__":{"hash":"aaac33ff8b3c01e24168f270286a287eccd7b2a8bbc4968c9e274a4c57bf6426"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}}]}}]} as unknown as DocumentNode<StaffToEditQuery, StaffToEditQueryVariables>;
export const CreateStaffDocument = {"kind":"Document","__meta__":{"hash":"7959c74d6193b9f798294bb08a5601f6ada5f0f314027350959aa861626f1889"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}}]}}]} as unknown as DocumentNode<CreateStaffMutation, CreateStaffMutationVariables>;
export const UpdateStaffDocument = {"kind":"Document","__meta__":{"hash":"2454ae7170a89d36dbb45bc48750bf13bc2899468ed7404f42652559358b7cff"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}}]}}]} as unknown as DocumentNode<UpdateStaffMutation, UpdateStaffMutationVariables>;
export const StaffColorsDocument = {"kind":"Document","__meta__":{"hash":"8b3749f07c8ff14c33d92f23f97aaf40f7b34c83346a585d6f4a7e06af17a060"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<StaffColorsQuery, StaffColorsQueryVariables>;
export const useStaffToEditQuery = (options: SkipToken | useQuery.Options<StaffToEditQuery, StaffToEditQueryVariables>) => useQuery(StaffToEditDocument, options)
export const useCreateStaffMutation = (options?: useMutation.Options<CreateStaffMutation, CreateStaffMutationVariables>) => useMutation(CreateStaffDocument, options)
export const useUpdateStaffMutation = (options?: useMutation.Options<UpdateStaffMutation, UpdateStaffMutationVariables>) => useMutation(UpdateStaffDocument, options)
export const useStaffColorsQuery = (options?: SkipToken | useQuery.Options<StaffColorsQuery, StaffColorsQueryVariables>) => useQuery(StaffColorsDocument, options)