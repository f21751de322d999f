/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ProfileToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileToEditQuery = { me: { id: string, userType: Types.UserType | null, firstName: string | null, lastName: string | null, name: string | null, email: string | null, userProfileDetails: { phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternatePhone: string | null, address: string | null } | null } };

export type OrganizationToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationToEditQuery = { generalData: { organizationName: string | null, organizationEmail: string | null, phone: string | null, address: string | null } };

export type UpdateOwnProfileMutationVariables = Exact<{
  input: Types.UpdateOwnProfileInput;
}>;


export type UpdateOwnProfileMutation = { updateOwnProfile: { user: { id: string, firstName: string | null, lastName: string | null, name: string | null } | null } };


export const ProfileToEditDocument = {"kind":"Document","__meta__":{"hash":"526d5712a2554a0184a362e9feccbd3f283288f181dc573c2f6a64f96cbe9d4a"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileToEditQuery, ProfileToEditQueryVariables>;
export const OrganizationToEditDocument = {"kind":"Document","__meta__":{"hash":"7ee6cf3b6d9dfb56d7343ed095d0ad9b069e12440f906a36976f9465e7b986c8"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<OrganizationToEditQuery, OrganizationToEditQueryVariables>;
export const UpdateOwnProfileDocument = {"kind":"Document","__meta__":{"hash":"ab8a6629838e2eee2a049182cde2e2c7934830dd04554f5e80fef3c93fda5941"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOwnProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>;
export const useProfileToEditQuery = (options?: SkipToken | useQuery.Options<ProfileToEditQuery, ProfileToEditQueryVariables>) => useQuery(ProfileToEditDocument, options)
export const useOrganizationToEditQuery = (options?: SkipToken | useQuery.Options<OrganizationToEditQuery, OrganizationToEditQueryVariables>) => useQuery(OrganizationToEditDocument, options)
export const useUpdateOwnProfileMutation = (options?: useMutation.Options<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>) => useMutation(UpdateOwnProfileDocument, options)