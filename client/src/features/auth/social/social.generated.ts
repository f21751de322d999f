/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react'
/** The visitor's source, from the cookie `signup_urlParam`. */
export type AttributionInput = {
  uCname?: string | null | undefined;
  uInitialReferrer?: string | null | undefined;
  uMedium?: string | null | undefined;
  uReferrerUrl?: string | null | undefined;
  uReferringDomain?: string | null | undefined;
  uSource?: string | null | undefined;
};

/** Spec §3, social login payload. Apple sends `authToken` instead of `accessCode`. */
export type SocialLoginInput = {
  accessCode?: string | null | undefined;
  attribution?: AttributionInput | null | undefined;
  authToken?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  provider: SocialProvider;
  timezone?: string | null | undefined;
};

/** Social sign-in providers. */
export type SocialProvider =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE';

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 'TWELVE_HOUR'
  | 'TWENTY_FOUR_HOUR';

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

export type SocialLoginMutationVariables = Exact<{
  input: SocialLoginInput;
}>;


export type SocialLoginMutation = { socialLogin:
    | { __typename: 'Registered', token: string | null, isNewUser: boolean | null, message: string | null, user: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null }
    | { __typename: 'SocialLoginFailed', token: string | null, failure: string | null, failedUser: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null }
    | { __typename: 'VerificationPending', token: string | null, pendingMessage: string | null, pendingUser: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null }
   };


export const SocialLoginDocument = {"kind":"Document","__meta__":{"hash":"28d2bc3b54707451628c45238cf5a2f6a7c72807fdec39e7c131f11b9781f5ac"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SocialLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","alias":{"kind":"Name","value":"pendingMessage"},"name":{"kind":"Name","value":"message"}},{"kind":"Field","alias":{"kind":"Name","value":"pendingUser"},"name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","alias":{"kind":"Name","value":"failure"},"name":{"kind":"Name","value":"message"}},{"kind":"Field","alias":{"kind":"Name","value":"failedUser"},"name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<SocialLoginMutation, SocialLoginMutationVariables>;
export const useSocialLoginMutation = (options?: useMutation.Options<SocialLoginMutation, SocialLoginMutationVariables>) => useMutation(SocialLoginDocument, options)