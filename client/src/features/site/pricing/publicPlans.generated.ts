/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type PublicPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPlansQuery = { plans: Array<{ id: string, name: string, sku: string | null, amount: number | null, currencyCode: string | null, billingCycle: Types.BillingCycle | null, staffLimit: number | null, isStaffUnlimited: boolean | null, features: Array<string> | null, freeTrialDays: number | null, isPopular: boolean | null }> };


export const PublicPlansDocument = {"kind":"Document","__meta__":{"hash":"05b32628ee4b30387d0091c25786fb2525dd66050fac71ac680b0d04edcfc0ff"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"billingCycle"}},{"kind":"Field","name":{"kind":"Name","value":"staffLimit"}},{"kind":"Field","name":{"kind":"Name","value":"isStaffUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrialDays"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}}]}}]} as unknown as DocumentNode<PublicPlansQuery, PublicPlansQueryVariables>;
export const usePublicPlansQuery = (options?: SkipToken | useQuery.Options<PublicPlansQuery, PublicPlansQueryVariables>) => useQuery(PublicPlansDocument, options)