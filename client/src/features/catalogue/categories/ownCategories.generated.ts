/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type OwnCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCategoriesQuery = { ownCategories: { items: Array<{ id: string, name: string | null, description: string | null, servicesCount: number | null }> } };

export type ServicesOfCategoryQueryVariables = Exact<{
  input?: Types.ServicesInput | null | undefined;
}>;


export type ServicesOfCategoryQuery = { services: { totalCount: number | null, page: number | null, items: Array<{ id: string, name: string, categoryId: string | null }> } };

export type MoveServiceMutationVariables = Exact<{
  input: Types.ServiceChangeInput;
}>;


export type MoveServiceMutation = { updateService: { id: string, categoryId: string | null } | null };

export type DeleteCategoryMutationVariables = Exact<{
  input: Types.DeleteCategoryInput;
}>;


export type DeleteCategoryMutation = { deleteCategory: { id: string } | null };


export const OwnCategoriesDocument = {"kind":"Document","__meta__":{"hash":"222b56268c31bcd3215b7a7c726722b942c654c36bc937ab184f026e4e9d50b1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servicesCount"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCategoriesQuery, OwnCategoriesQueryVariables>;
export const ServicesOfCategoryDocument = {"kind":"Document","__meta__":{"hash":"be43a93613f4ef7473de13dde754efc1990b6b71e939db6d9c89e23e11cd966a"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServicesOfCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServicesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]} as unknown as DocumentNode<ServicesOfCategoryQuery, ServicesOfCategoryQueryVariables>;
export const MoveServiceDocument = {"kind":"Document","__meta__":{"hash":"96020493cbb7e4f1a71cb7d454eac63868eae05b74453581bf687c766c8cd10d"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]}}]} as unknown as DocumentNode<MoveServiceMutation, MoveServiceMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","__meta__":{"hash":"7ed15b35fcead15940e24756c1b0d2474ace932ea7b858ab033d1e64922274e0"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const useOwnCategoriesQuery = (options?: SkipToken | useQuery.Options<OwnCategoriesQuery, OwnCategoriesQueryVariables>) => useQuery(OwnCategoriesDocument, options)
export const useServicesOfCategoryQuery = (options?: SkipToken | useQuery.Options<ServicesOfCategoryQuery, ServicesOfCategoryQueryVariables>) => useQuery(ServicesOfCategoryDocument, options)
export const useMoveServiceMutation = (options?: useMutation.Options<MoveServiceMutation, MoveServiceMutationVariables>) => useMutation(MoveServiceDocument, options)
export const useDeleteCategoryMutation = (options?: useMutation.Options<DeleteCategoryMutation, DeleteCategoryMutationVariables>) => useMutation(DeleteCategoryDocument, options)