/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type TaxPartsFragment = { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null };

export type TaxesQueryVariables = Exact<{
  input?: Types.TaxesInput | null | undefined;
}>;


export type TaxesQuery = { taxes: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null }> } };

export type TaxQueryVariables = Exact<{
  id: string;
}>;


export type TaxQuery = { tax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } };

export type CreateTaxMutationVariables = Exact<{
  input: Types.TaxInput;
}>;


export type CreateTaxMutation = { createTax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } | null };

export type UpdateTaxMutationVariables = Exact<{
  input: Types.TaxChangeInput;
}>;


export type UpdateTaxMutation = { updateTax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } | null };

export type DeleteTaxMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTaxMutation = { deleteTax: { id: string } | null };

export type TaxesLikeQueryVariables = Exact<{
  search: string;
}>;


export type TaxesLikeQuery = { taxes: { items: Array<{ id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null }> } };

export const TaxPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxPartsFragment, unknown>;
export const TaxesDocument = {"kind":"Document","__meta__":{"hash":"3b07bb28e4b5e5a0695dbc4a975eb49d70db6ee3dafc71d629a35fd9e7c1646b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Taxes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxesQuery, TaxesQueryVariables>;
export const TaxDocument = {"kind":"Document","__meta__":{"hash":"52de03cb3140e5ee67173f846c04e79315615b00558ca06ee9f18a1715bd9491"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxQuery, TaxQueryVariables>;
export const CreateTaxDocument = {"kind":"Document","__meta__":{"hash":"bd8f58e110c106a91ca3161ec0a9173a5ddf3e11d9612e38af3b99a66e3b0003"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CreateTaxMutation, CreateTaxMutationVariables>;
export const UpdateTaxDocument = {"kind":"Document","__meta__":{"hash":"0b43d5cce4a60620443ba868748991e23420db4523a1af94a454d4ec9ded1344"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<UpdateTaxMutation, UpdateTaxMutationVariables>;
export const DeleteTaxDocument = {"kind":"Document","__meta__":{"hash":"c509ab5f3606b257bfff5ebad7e8fa556bed1184131ded4cf9420ff02cec21a7"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTaxMutation, DeleteTaxMutationVariables>;
export const TaxesLikeDocument = {"kind":"Document","__meta__":{"hash":"3ef8f8e512874046b1aca69766d05e6fe852f9209ab96b896662ec7568218997"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxesLikeQuery, TaxesLikeQueryVariables>;
export const useTaxesQuery = (options?: SkipToken | useQuery.Options<TaxesQuery, TaxesQueryVariables>) => useQuery(TaxesDocument, options)
export const useTaxQuery = (options: SkipToken | useQuery.Options<TaxQuery, TaxQueryVariables>) => useQuery(TaxDocument, options)
export const useCreateTaxMutation = (options?: useMutation.Options<CreateTaxMutation, CreateTaxMutationVariables>) => useMutation(CreateTaxDocument, options)
export const useUpdateTaxMutation = (options?: useMutation.Options<UpdateTaxMutation, UpdateTaxMutationVariables>) => useMutation(UpdateTaxDocument, options)
export const useDeleteTaxMutation = (options?: useMutation.Options<DeleteTaxMutation, DeleteTaxMutationVariables>) => useMutation(DeleteTaxDocument, options)
export const useTaxesLikeQuery = (options: SkipToken | useQuery.Options<TaxesLikeQuery, TaxesLikeQueryVariables>) => useQuery(TaxesLikeDocument, options)