/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type TaxToEditQueryVariables = Exact<{
  id: string;
}>;


export type TaxToEditQuery = { tax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } };

export type TaxFormPartsFragment = { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null };

export type CreateTaxMutationVariables = Exact<{
  input: Types.TaxInput;
}>;


export type CreateTaxMutation = { createTax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } | null };

export type UpdateTaxMutationVariables = Exact<{
  input: Types.TaxChangeInput;
}>;


export type UpdateTaxMutation = { updateTax: { id: string, name: string, rate: number, isDefault: boolean | null, isActive: boolean | null } | null };

export type TaxesLikeQueryVariables = Exact<{
  search: string;
}>;


export type TaxesLikeQuery = { taxes: { items: Array<{ id: string, name: string, rate: number }> } };

export const TaxFormPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxFormPartsFragment, unknown>;
export const TaxToEditDocument = {"kind":"Document","__meta__":{"hash":"535287368da5e3a556ce831de261e4839a73a9513d4555c7bf0f56309592b20c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxToEditQuery, TaxToEditQueryVariables>;
export const CreateTaxDocument = {"kind":"Document","__meta__":{"hash":"5011ab67daf9242f084ec4be4f5ee85e9f1ec778c7e9cc8f69ccb0a0db206f4a"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CreateTaxMutation, CreateTaxMutationVariables>;
export const UpdateTaxDocument = {"kind":"Document","__meta__":{"hash":"2131879869e8a7d48a11eefd09d6ecf0a9ce199104157a3a5c1cfb85aa06dbd1"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<UpdateTaxMutation, UpdateTaxMutationVariables>;
export const TaxesLikeDocument = {"kind":"Document","__meta__":{"hash":"d1803837fc95f5b671826164e0f2fec1e8d2242d0022a733cb6774eb226821e7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]}}]} as unknown as DocumentNode<TaxesLikeQuery, TaxesLikeQueryVariables>;
export const useTaxToEditQuery = (options: SkipToken | useQuery.Options<TaxToEditQuery, TaxToEditQueryVariables>) => useQuery(TaxToEditDocument, options)
export const useCreateTaxMutation = (options?: useMutation.Options<CreateTaxMutation, CreateTaxMutationVariables>) => useMutation(CreateTaxDocument, options)
export const useUpdateTaxMutation = (options?: useMutation.Options<UpdateTaxMutation, UpdateTaxMutationVariables>) => useMutation(UpdateTaxDocument, options)
export const useTaxesLikeQuery = (options: SkipToken | useQuery.Options<TaxesLikeQuery, TaxesLikeQueryVariables>) => useQuery(TaxesLikeDocument, options)