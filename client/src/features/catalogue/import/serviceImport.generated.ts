/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type KnownServicesQueryVariables = Exact<{
  input?: Types.ServicesInput | null | undefined;
}>;


export type KnownServicesQuery = { services: { totalCount: number | null, page: number | null, items: Array<{ id: string, name: string, sku: string | null, categoryId: string | null, categoryName: string | null }> } };

export type CategoriesByNameQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesByNameQuery = { ownCategories: { items: Array<{ id: string, name: string | null }> } };

export type ImportServiceMutationVariables = Exact<{
  input: Types.ServiceInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ImportServiceMutation = { createService: { id: string } | null };

export type ImportCategoryMutationVariables = Exact<{
  input: Types.CategoryInput;
}>;


export type ImportCategoryMutation = { createCategory: { id: string, name: string | null } | null };


export const KnownServicesDocument = {"kind":"Document","__meta__":{"hash":"d481efd1008b593daa40d27cdd0766cad449754a8f74ac10c5413ee25937e13d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServicesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]} as unknown as DocumentNode<KnownServicesQuery, KnownServicesQueryVariables>;
export const CategoriesByNameDocument = {"kind":"Document","__meta__":{"hash":"17a27ec1b3da5971221a4d44996ebf30eb5071517c412af269f021a60a0c49b6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesByName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesByNameQuery, CategoriesByNameQueryVariables>;
export const ImportServiceDocument = {"kind":"Document","__meta__":{"hash":"164d162814650cbcf065728c878f1f82aa8a130e83a144be86f973fec12bf4fc"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ImportServiceMutation, ImportServiceMutationVariables>;
export const ImportCategoryDocument = {"kind":"Document","__meta__":{"hash":"3c76963fa0f667e84d2288be738af9711df15bb12096cc3c647323603221e497"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportCategoryMutation, ImportCategoryMutationVariables>;
export const useKnownServicesQuery = (options?: SkipToken | useQuery.Options<KnownServicesQuery, KnownServicesQueryVariables>) => useQuery(KnownServicesDocument, options)
export const useCategoriesByNameQuery = (options?: SkipToken | useQuery.Options<CategoriesByNameQuery, CategoriesByNameQueryVariables>) => useQuery(CategoriesByNameDocument, options)
export const useImportServiceMutation = (options?: useMutation.Options<ImportServiceMutation, ImportServiceMutationVariables>) => useMutation(ImportServiceDocument, options)
export const useImportCategoryMutation = (options?: useMutation.Options<ImportCategoryMutation, ImportCategoryMutationVariables>) => useMutation(ImportCategoryDocument, options)