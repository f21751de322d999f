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

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** Filters, order and page of staff. */
export type StaffListInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  role?: StaffRole | null | undefined;
  /** Part of a name, an email address, or the digits of a phone. */
  search?: string | null | undefined;
  sortBy?: StaffSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** Roles of staff. */
export type StaffRole =
  | 'BRANCH_HEAD'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Default: by name. */
export type StaffSort =
  | 'CREATED_AT'
  | 'NAME';

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

export type StaffListQueryVariables = Exact<{
  input?: StaffListInput | null | undefined;
}>;


export type StaffListQuery = { staff: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, branchId: string | null, categoryIds: Array<string> | null, isActive: boolean | null, invitationStatus: InvitationStatus | null, availabilityStatus: AvailabilityStatus | null, visitsToday: number | null, createdAt: number | null }>, seats: { used: number | null, limit: number | null } | null } };

export type StaffRowFragment = { id: string, name: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, color: string | null, role: UserType | null, branchId: string | null, categoryIds: Array<string> | null, isActive: boolean | null, invitationStatus: InvitationStatus | null, availabilityStatus: AvailabilityStatus | null, visitsToday: number | null, createdAt: number | null };

export const StaffRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visitsToday"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffRowFragment, unknown>;
export const StaffListDocument = {"kind":"Document","__meta__":{"hash":"b2ca551be8916f6d2e87533f9f6522b79c39ad00ceea992de9e813e53bb3719e"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visitsToday"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffListQuery, StaffListQueryVariables>;
export const useStaffListQuery = (options?: SkipToken | useQuery.Options<StaffListQuery, StaffListQueryVariables>) => useQuery(StaffListDocument, options)