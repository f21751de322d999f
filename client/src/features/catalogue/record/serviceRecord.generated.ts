/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type ServiceRecordQueryVariables = Exact<{
  id: string;
}>;


export type ServiceRecordQuery = { service: { id: string, name: string, description: string | null, amount: number | null, currencyCode: string | null, productType: Types.ProductType | null, categoryId: string | null, categoryName: string | null, unit: string | null, durationMinutes: number | null, isTaxExempt: boolean | null, taxIds: Array<string> | null, cost: number | null, imageUrl: string | null, sku: string | null, isActive: boolean | null } };


export const ServiceRecordDocument = {"kind":"Document","__meta__":{"hash":"a64bdd2259e4440ab21b7b8c31a0a1fca31ecc54549d6ea35f72c7be55f244f2"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<ServiceRecordQuery, ServiceRecordQueryVariables>;
export const useServiceRecordQuery = (options: SkipToken | useQuery.Options<ServiceRecordQuery, ServiceRecordQueryVariables>) => useQuery(ServiceRecordDocument, options)