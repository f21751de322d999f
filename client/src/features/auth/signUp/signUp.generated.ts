/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** The visitor's source, from the cookie `signup_urlParam`. */
export type AttributionInput = {
  uCname?: string | null | undefined;
  uInitialReferrer?: string | null | undefined;
  uMedium?: string | null | undefined;
  uReferrerUrl?: string | null | undefined;
  uReferringDomain?: string | null | undefined;
  uSource?: string | null | undefined;
};

/** Spec §3, registration payload. Hidden fields stay empty. */
export type RegisterInput = {
  attribution?: AttributionInput | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password: string;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  /** IANA zone of the browser; Asia/Calcutta is sent as Asia/Kolkata. */
  timezone: string;
  website?: string | null | undefined;
};

/** Spec §6, onboarding role_type. */
export type RoleType =
  | 'COMPANY'
  | 'INDIVIDUAL';

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 'TWELVE_HOUR'
  | 'TWENTY_FOUR_HOUR';

/** Spec §3, account setup payload. The gateway derives the role fields from name and roleType. */
export type UpdateProfileInput = {
  address: string;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city: string;
  companySize?: string | null | undefined;
  country: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province: string;
  roleType: RoleType;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  /** Ids of service categories. */
  userCategoryIds: Array<string>;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Spec §3, OTP verify payload. */
export type VerifyUserInput = {
  /** 6 digits. */
  userCode: string;
};

export type SignUpUserFragment = { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'Registered', token: string | null, isNewUser: boolean | null, message: string | null, user: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null }
    | { __typename: 'SocialLoginFailed' }
    | { __typename: 'VerificationPending', token: string | null, pendingMessage: string | null, pendingUser: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null }
   };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { message: string | null, user: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null } };

export type VerifyUserMutationVariables = Exact<{
  input: VerifyUserInput;
}>;


export type VerifyUserMutation = { verifyUser: { token: string | null, message: string | null, user: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null } };

export type ResendOtpMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendOtpMutation = { resendOtp: { resendAfter: number | null, message: string | null, token: string | null, user: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } | null } };

export type VerifiedProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifiedProfileQuery = { me: { isVerified: boolean | null, isVerificationRequired: boolean | null, id: string, email: string | null, name: string | null, firstName: string | null, lastName: string | null, userType: UserType | null, branchId: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, timezone: string | null, currencyCode: string | null, userProfileDetails: { authorities: Array<string> | null, organizationName: string | null, phone: string | null } | null } };

export type ServiceCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceCategoriesQuery = { categories: Array<{ id: string, name: string | null, imageUrl: string | null }> };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string | null, name: string, dialCode: string, code: string }> };

export type StatesQueryVariables = Exact<{
  countryCode: string;
}>;


export type StatesQuery = { states: Array<{ id: string, name: string }> };

export type CitiesQueryVariables = Exact<{
  stateId: string;
}>;


export type CitiesQuery = { cities: Array<{ id: string, name: string }> };

export type IpLocationQueryVariables = Exact<{ [key: string]: never; }>;


export type IpLocationQuery = { ipLocation: { countryCode: string | null, dialCode: string | null } | null };

export const SignUpUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<SignUpUserFragment, unknown>;
export const RegisterDocument = {"kind":"Document","__meta__":{"hash":"79a05a31b815f422919baf1de3dc3c2bae833044bb3583277944ab27755cb5c9"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","alias":{"kind":"Name","value":"pendingMessage"},"name":{"kind":"Name","value":"message"}},{"kind":"Field","alias":{"kind":"Name","value":"pendingUser"},"name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","__meta__":{"hash":"8fdfa09b6409735786ac3cade5bd780a68e2cfcec577984aba28588e3a19d27b"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const VerifyUserDocument = {"kind":"Document","__meta__":{"hash":"a82ace302c329011165f4f761f951e0dd4f724aa5be1779ececc66313241c24b"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]} as unknown as DocumentNode<VerifyUserMutation, VerifyUserMutationVariables>;
export const ResendOtpDocument = {"kind":"Document","__meta__":{"hash":"158029cee8f7f7806deb23f4b8e34eee82e34eb71b87d0f53da244610176c295"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOtp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOtp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfter"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]} as unknown as DocumentNode<ResendOtpMutation, ResendOtpMutationVariables>;
export const VerifiedProfileDocument = {"kind":"Document","__meta__":{"hash":"8878e7d578da810b0b1e3fcdd343a21834e7ff5f93f4f3ef22d5ce180f9da895"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifiedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorities"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isVerificationRequired"}}]}}]} as unknown as DocumentNode<VerifiedProfileQuery, VerifiedProfileQueryVariables>;
export const ServiceCategoriesDocument = {"kind":"Document","__meta__":{"hash":"7eccae55b4e59c8a7f9afa1fbe4e1f5d09da70cf1fdc65cffba7e64bc181a919"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ServiceCategoriesQuery, ServiceCategoriesQueryVariables>;
export const CountriesDocument = {"kind":"Document","__meta__":{"hash":"7c161713f533fee90f892bba203a54e3401d2b0b7898ca6c91d3da930bc2a83f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>;
export const StatesDocument = {"kind":"Document","__meta__":{"hash":"b4fccd0c267d78d35906692577bbd50c6e76599b3972025f3a2e714571c189d8"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"States"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"countryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StatesQuery, StatesQueryVariables>;
export const CitiesDocument = {"kind":"Document","__meta__":{"hash":"08d45df908c76c31ed75f2baeeebacc868b233770513899dd9e2e9e63f3a95a1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CitiesQuery, CitiesQueryVariables>;
export const IpLocationDocument = {"kind":"Document","__meta__":{"hash":"dc4c7247d86ad0b78e92d6b8f2cc550cd3e6f8d4a7fece89567c98bade2c5ca3"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IpLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ipLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}}]}}]} as unknown as DocumentNode<IpLocationQuery, IpLocationQueryVariables>;
export const useRegisterMutation = (options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) => useMutation(RegisterDocument, options)
export const useUpdateProfileMutation = (options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options)
export const useVerifyUserMutation = (options?: useMutation.Options<VerifyUserMutation, VerifyUserMutationVariables>) => useMutation(VerifyUserDocument, options)
export const useResendOtpMutation = (options?: useMutation.Options<ResendOtpMutation, ResendOtpMutationVariables>) => useMutation(ResendOtpDocument, options)
export const useVerifiedProfileQuery = (options?: SkipToken | useQuery.Options<VerifiedProfileQuery, VerifiedProfileQueryVariables>) => useQuery(VerifiedProfileDocument, options)
export const useServiceCategoriesQuery = (options?: SkipToken | useQuery.Options<ServiceCategoriesQuery, ServiceCategoriesQueryVariables>) => useQuery(ServiceCategoriesDocument, options)
export const useCountriesQuery = (options?: SkipToken | useQuery.Options<CountriesQuery, CountriesQueryVariables>) => useQuery(CountriesDocument, options)
export const useStatesQuery = (options: SkipToken | useQuery.Options<StatesQuery, StatesQueryVariables>) => useQuery(StatesDocument, options)
export const useCitiesQuery = (options: SkipToken | useQuery.Options<CitiesQuery, CitiesQueryVariables>) => useQuery(CitiesDocument, options)
export const useIpLocationQuery = (options?: SkipToken | useQuery.Options<IpLocationQuery, IpLocationQueryVariables>) => useQuery(IpLocationDocument, options)