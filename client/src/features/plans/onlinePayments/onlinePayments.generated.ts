/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** A change of online payments. Fields not sent are unchanged. */
export type PaymentConfigurationInput = {
  isEnabled?: boolean | null | undefined;
  /** Another card for the company's plan. */
  paymentMethodId?: string | null | undefined;
  publishableKey?: string | null | undefined;
  secretKey?: string | null | undefined;
  statementDescriptor?: string | null | undefined;
};

export type OnlinePaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlinePaymentsQuery = { paymentConfiguration: { id: string | null, publishableKey: string | null, accountName: string | null, isEnabled: boolean | null, hasSecret: boolean | null, statementDescriptor: string | null } };

export type OnlinePaymentPartsFragment = { id: string | null, publishableKey: string | null, accountName: string | null, isEnabled: boolean | null, hasSecret: boolean | null, statementDescriptor: string | null };

export type ConfigureOnlinePaymentsMutationVariables = Exact<{
  input: PaymentConfigurationInput;
}>;


export type ConfigureOnlinePaymentsMutation = { updatePaymentConfiguration: { configuration: { id: string | null, publishableKey: string | null, accountName: string | null, isEnabled: boolean | null, hasSecret: boolean | null, statementDescriptor: string | null } | null } | null };

export const OnlinePaymentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"statementDescriptor"}}]}}]} as unknown as DocumentNode<OnlinePaymentPartsFragment, unknown>;
export const OnlinePaymentsDocument = {"kind":"Document","__meta__":{"hash":"d3a9f9018c8a09b99324a109ff01ffe6d7dbd11d7e80708057181c71b5fcc91b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"statementDescriptor"}}]}}]} as unknown as DocumentNode<OnlinePaymentsQuery, OnlinePaymentsQueryVariables>;
export const ConfigureOnlinePaymentsDocument = {"kind":"Document","__meta__":{"hash":"a478babcaa8464a67a26ebde48c49afeb2e58ec684aad1967087158712bedb34"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigureOnlinePayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"statementDescriptor"}}]}}]} as unknown as DocumentNode<ConfigureOnlinePaymentsMutation, ConfigureOnlinePaymentsMutationVariables>;
export const useOnlinePaymentsQuery = (options?: SkipToken | useQuery.Options<OnlinePaymentsQuery, OnlinePaymentsQueryVariables>) => useQuery(OnlinePaymentsDocument, options)
export const useConfigureOnlinePaymentsMutation = (options?: useMutation.Options<ConfigureOnlinePaymentsMutation, ConfigureOnlinePaymentsMutationVariables>) => useMutation(ConfigureOnlinePaymentsDocument, options)