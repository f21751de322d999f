/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** How often a plan is paid for. */
export type BillingCycle =
  | 'MONTH'
  | 'YEAR';

/** What the support contact form asks. */
export type ContactSupportInput = {
  email: string;
  message: string;
  name: string;
  pageUrl?: string | null | undefined;
  phone?: string | null | undefined;
  subject: string;
};

export type CurrentPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentPlansQuery = { plans: Array<{ id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null }> };

export type RequestPlanMutationVariables = Exact<{
  input: ContactSupportInput;
}>;


export type RequestPlanMutation = { contactSupport: { ticketId: string | null, message: string | null } };


export const CurrentPlansDocument = {"kind":"Document","__meta__":{"hash":"0baccc15fc280ac282efafaca658aeb2a0a86904b1af5bc0322b9e4c5a40ec6d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}}]}}]} as unknown as DocumentNode<CurrentPlansQuery, CurrentPlansQueryVariables>;
export const RequestPlanDocument = {"kind":"Document","__meta__":{"hash":"5f217d72c1fe587c916035c254e221d9cd37b9b49f2b245d33a616b64c1ea4d0"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSupportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSupport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPlanMutation, RequestPlanMutationVariables>;
export const useCurrentPlansQuery = (options?: SkipToken | useQuery.Options<CurrentPlansQuery, CurrentPlansQueryVariables>) => useQuery(CurrentPlansDocument, options)
export const useRequestPlanMutation = (options?: useMutation.Options<RequestPlanMutation, RequestPlanMutationVariables>) => useMutation(RequestPlanDocument, options)