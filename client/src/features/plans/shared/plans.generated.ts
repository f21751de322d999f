/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Billing cycles. */
export type BillingCycle =
  | 'MONTH'
  | 'YEAR';

/** A change of online payments. Fields not sent are unchanged. */
export type PaymentConfigurationInput = {
  isEnabled?: boolean | null | undefined;
  /** Another card for the company's plan. */
  paymentMethodId?: string | null | undefined;
  publishableKey?: string | null | undefined;
  secretKey?: string | null | undefined;
  statementDescriptor?: string | null | undefined;
};

/** A plan to subscribe to. */
export type SubscribeInput = {
  billingCycle?: BillingCycle | null | undefined;
  coupon?: string | null | undefined;
  /** The card's id at the payment service. */
  paymentMethodId: string;
  planId: string;
};

/** A plan to change to. */
export type SubscriptionChangeInput = {
  coupon?: string | null | undefined;
  id: string;
  planId: string;
};

/** Spec §4, derived from the subscription. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'TRIALING'
  | 'TRIAL_ENDED';

export type OwnPlanFragment = { id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null };

export type CurrentPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentPlansQuery = { plans: Array<{ id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null }> };

export type PlansWithCouponQueryVariables = Exact<{
  coupon: string;
}>;


export type PlansWithCouponQuery = { plans: Array<{ id: string, firstAmount: number | null }> };

export type OwnSubscriptionFieldsFragment = { subscriptionId: string | null, status: SubscriptionStatus, purchaseSkuName: string | null, userPurchaseSku: string | null, freeTrialDays: number | null, remainingDays: number | null, nextBillingTimestamp: number | null, cancelledAt: number | null, cancelReason: string | null, plan: { id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null } | null, card: { brand: string | null, last4: string | null, expMonth: number | null, expYear: number | null } | null, seats: { used: number | null, limit: number | null } | null, nextPlan: { id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null } | null };

export type CompanyPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPlanQuery = { subscription: { subscriptionId: string | null, status: SubscriptionStatus, purchaseSkuName: string | null, userPurchaseSku: string | null, freeTrialDays: number | null, remainingDays: number | null, nextBillingTimestamp: number | null, cancelledAt: number | null, cancelReason: string | null, plan: { id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null } | null, card: { brand: string | null, last4: string | null, expMonth: number | null, expYear: number | null } | null, seats: { used: number | null, limit: number | null } | null, nextPlan: { id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null } | null } };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubscribeMutation = { subscribe: { transaction: { id: string, amount: number | null, currencyCode: string | null } | null } | null };

export type ChangePlanMutationVariables = Exact<{
  input: SubscriptionChangeInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ChangePlanMutation = { changeSubscription: { transaction: { id: string, amount: number | null, currencyCode: string | null } | null } | null };

export type CancelPlanMutationVariables = Exact<{
  id: string;
  cancelReason: string;
}>;


export type CancelPlanMutation = { cancelSubscription: { cancelledAt: number | null } | null };

export type ChangeCardMutationVariables = Exact<{
  input: PaymentConfigurationInput;
}>;


export type ChangeCardMutation = { updatePaymentConfiguration: { message: string | null } | null };

export const OwnPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}}]} as unknown as DocumentNode<OwnPlanFragment, unknown>;
export const OwnSubscriptionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSubscriptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseSkuName"}},{"kind":"Field","name":{"kind":"Name","value":"userPurchaseSku"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDays"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expYear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}}]} as unknown as DocumentNode<OwnSubscriptionFieldsFragment, unknown>;
export const CurrentPlansDocument = {"kind":"Document","__meta__":{"hash":"add3a054af030b13e6ad2f9b375ca594cabe523d04db6cf18631d725b63b725f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}}]} as unknown as DocumentNode<CurrentPlansQuery, CurrentPlansQueryVariables>;
export const PlansWithCouponDocument = {"kind":"Document","__meta__":{"hash":"46b7e88ad9a526d4b753ce7221dbd2892a19df52dcba64dd2493d9fd055979f2"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansWithCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstAmount"}}]}}]}}]} as unknown as DocumentNode<PlansWithCouponQuery, PlansWithCouponQueryVariables>;
export const CompanyPlanDocument = {"kind":"Document","__meta__":{"hash":"fb0e8f1e8eac9300e88cf431ba3cc47fd07fef0e455087038ec5278949e57f53"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscriptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSubscriptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseSkuName"}},{"kind":"Field","name":{"kind":"Name","value":"userPurchaseSku"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDays"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expYear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}}]} as unknown as DocumentNode<CompanyPlanQuery, CompanyPlanQueryVariables>;
export const SubscribeDocument = {"kind":"Document","__meta__":{"hash":"90af9c187edc634f75280592cdbe65f74251368140db1fb985def5bff781b8f6"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const ChangePlanDocument = {"kind":"Document","__meta__":{"hash":"c6094883a73bbfce50ec7a64a7fdd3b598848a20a1aa2511accf1ab5d48d759e"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const CancelPlanDocument = {"kind":"Document","__meta__":{"hash":"b41d6dfedc0eea6754691a486d8f3f2569547028b40ca4380f06b76c4900aaea"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cancelReason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"cancelReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cancelReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]}}]} as unknown as DocumentNode<CancelPlanMutation, CancelPlanMutationVariables>;
export const ChangeCardDocument = {"kind":"Document","__meta__":{"hash":"455ed5acbab36cb1260773b8727df720baabdb64b06436eabf4e24aa85a6eb89"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeCardMutation, ChangeCardMutationVariables>;
export const useCurrentPlansQuery = (options?: SkipToken | useQuery.Options<CurrentPlansQuery, CurrentPlansQueryVariables>) => useQuery(CurrentPlansDocument, options)
export const usePlansWithCouponQuery = (options: SkipToken | useQuery.Options<PlansWithCouponQuery, PlansWithCouponQueryVariables>) => useQuery(PlansWithCouponDocument, options)
export const useCompanyPlanQuery = (options?: SkipToken | useQuery.Options<CompanyPlanQuery, CompanyPlanQueryVariables>) => useQuery(CompanyPlanDocument, options)
export const useSubscribeMutation = (options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) => useMutation(SubscribeDocument, options)
export const useChangePlanMutation = (options?: useMutation.Options<ChangePlanMutation, ChangePlanMutationVariables>) => useMutation(ChangePlanDocument, options)
export const useCancelPlanMutation = (options?: useMutation.Options<CancelPlanMutation, CancelPlanMutationVariables>) => useMutation(CancelPlanDocument, options)
export const useChangeCardMutation = (options?: useMutation.Options<ChangeCardMutation, ChangeCardMutationVariables>) => useMutation(ChangeCardDocument, options)