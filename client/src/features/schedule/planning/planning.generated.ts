/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type PlanTradesQueryVariables = Exact<{
  branchId?: string | null | undefined;
}>;


export type PlanTradesQuery = { staff: { items: Array<{ id: string, categoryIds: Array<string> | null }> } };


export const PlanTradesDocument = {"kind":"Document","__meta__":{"hash":"7986ee1ba24b59e4f52482ef808c514be358cacf8e367d66e5ecd8cc7311a8cf"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}}]}}]}}]}}]} as unknown as DocumentNode<PlanTradesQuery, PlanTradesQueryVariables>;
export const usePlanTradesQuery = (options?: SkipToken | useQuery.Options<PlanTradesQuery, PlanTradesQueryVariables>) => useQuery(PlanTradesDocument, options)