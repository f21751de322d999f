/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CategoryServicesQueryVariables = Exact<{
  id: string;
}>;


export type CategoryServicesQuery = { categoryServices: { totalCount: number | null, items: Array<{ id: string, name: string, amount: number | null, currencyCode: string | null, unit: string | null, isActive: boolean | null }> } };


export const CategoryServicesDocument = {"kind":"Document","__meta__":{"hash":"036fcd8e9800a6e49105844c1f90680e4af4774bd89e268b5c00a3a00bd31158"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CategoryServicesQuery, CategoryServicesQueryVariables>;
export const useCategoryServicesQuery = (options: SkipToken | useQuery.Options<CategoryServicesQuery, CategoryServicesQueryVariables>) => useQuery(CategoryServicesDocument, options)