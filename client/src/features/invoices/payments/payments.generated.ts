/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type PaymentsOfQueryVariables = Exact<{
  id: string;
}>;


export type PaymentsOfQuery = { invoice: { id: string, balanceDue: number | null, lockVersion: number | null, payments: Array<{ id: string, amount: number | null, paymentMethod: Types.PaymentMethod | null, reference: string | null, chequeNumber: string | null, paidAt: number | null, receiptNumber: string | null, batchReceiptNumber: string | null }> | null } };


export const PaymentsOfDocument = {"kind":"Document","__meta__":{"hash":"ef5acf471fdd68eb6c57685921f45a3925c85fecc246a92918ec3e885bf5b566"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"chequeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"batchReceiptNumber"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentsOfQuery, PaymentsOfQueryVariables>;
export const usePaymentsOfQuery = (options: SkipToken | useQuery.Options<PaymentsOfQuery, PaymentsOfQueryVariables>) => useQuery(PaymentsOfDocument, options)