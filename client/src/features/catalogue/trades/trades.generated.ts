/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type TradesToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type TradesToChooseQuery = { categories: Array<{ id: string, name: string | null, description: string | null, isSelected: boolean | null, servicesCount: number | null }>, ownCategories: { items: Array<{ id: string, name: string | null }> } };

export type SelectTradesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SelectTradesMutation = { selectCategories: { categories: Array<{ id: string }> } | null };


export const TradesToChooseDocument = {"kind":"Document","__meta__":{"hash":"e22f9ad6d907ad64ae3b27f6fa04ac251aab73acc5d7226d4907afd518edbbad"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TradesToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"servicesCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TradesToChooseQuery, TradesToChooseQueryVariables>;
export const SelectTradesDocument = {"kind":"Document","__meta__":{"hash":"c2e39463ec440d98506f0dd62e7282b8166509336dfd32f106109e807f2659e8"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectTrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SelectTradesMutation, SelectTradesMutationVariables>;
export const useTradesToChooseQuery = (options?: SkipToken | useQuery.Options<TradesToChooseQuery, TradesToChooseQueryVariables>) => useQuery(TradesToChooseDocument, options)
export const useSelectTradesMutation = (options?: useMutation.Options<SelectTradesMutation, SelectTradesMutationVariables>) => useMutation(SelectTradesDocument, options)