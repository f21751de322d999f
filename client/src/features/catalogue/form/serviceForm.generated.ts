/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Price list item types. */
export type ProductType =
  | 'PRODUCT'
  | 'SERVICE';

/** A change of an item. Fields not sent are unchanged; null and empty text clear a field. */
export type ServiceChangeInput = {
  /** Price per unit. */
  amount?: number | null | undefined;
  categoryId?: string | null | undefined;
  /** Cost per unit. */
  cost?: number | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  id: string;
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name?: string | null | undefined;
  productType?: ProductType | null | undefined;
  sku?: string | null | undefined;
  taxIds?: Array<string> | null | undefined;
  unit?: string | null | undefined;
};

/** A new price list item. */
export type ServiceInput = {
  /** Price per unit. */
  amount: number;
  categoryId?: string | null | undefined;
  /** Cost per unit. */
  cost?: number | null | undefined;
  /** ISO 4217; the company's. */
  currencyCode: string;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name: string;
  productType: ProductType;
  sku?: string | null | undefined;
  taxIds?: Array<string> | null | undefined;
  unit?: string | null | undefined;
};

export type ServiceToEditQueryVariables = Exact<{
  id: string;
}>;


export type ServiceToEditQuery = { service: { id: string, name: string, description: string | null, amount: number | null, currencyCode: string | null, productType: ProductType | null, categoryId: string | null, unit: string | null, durationMinutes: number | null, isTaxExempt: boolean | null, taxIds: Array<string> | null, cost: number | null, imageUrl: string | null, sku: string | null, isActive: boolean | null } };

export type ServiceFormPartsFragment = { id: string, name: string, description: string | null, amount: number | null, currencyCode: string | null, productType: ProductType | null, categoryId: string | null, unit: string | null, durationMinutes: number | null, isTaxExempt: boolean | null, taxIds: Array<string> | null, cost: number | null, imageUrl: string | null, sku: string | null, isActive: boolean | null };

export type CreateServiceMutationVariables = Exact<{
  input: ServiceInput;
}>;


export type CreateServiceMutation = { createService: { id: string, name: string, description: string | null, amount: number | null, currencyCode: string | null, productType: ProductType | null, categoryId: string | null, unit: string | null, durationMinutes: number | null, isTaxExempt: boolean | null, taxIds: Array<string> | null, cost: number | null, imageUrl: string | null, sku: string | null, isActive: boolean | null } | null };

export type UpdateServiceMutationVariables = Exact<{
  input: ServiceChangeInput;
}>;


export type UpdateServiceMutation = { updateService: { id: string, name: string, description: string | null, amount: number | null, currencyCode: string | null, productType: ProductType | null, categoryId: string | null, unit: string | null, durationMinutes: number | null, isTaxExempt: boolean | null, taxIds: Array<string> | null, cost: number | null, imageUrl: string | null, sku: string | null, isActive: boolean | null } | null };

export type ServicesLikeQueryVariables = Exact<{
  search: string;
}>;


export type ServicesLikeQuery = { services: { items: Array<{ id: string, name: string, amount: number | null, categoryId: string | null }> } };

export const ServiceFormPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ServiceFormPartsFragment, unknown>;
export const ServiceToEditDocument = {"kind":"Document","__meta__":{"hash":"37d08535efb2394e330b77e052cd896198ae71fa97ab720df2e42d0c825e9706"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ServiceToEditQuery, ServiceToEditQueryVariables>;
export const CreateServiceDocument = {"kind":"Document","__meta__":{"hash":"740d26b344377d56c6d3084dfa3c93d6a51449efce7f790dea1a677fa057af10"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CreateServiceMutation, CreateServiceMutationVariables>;
export const UpdateServiceDocument = {"kind":"Document","__meta__":{"hash":"674e5fb21ac4b3baaa2b4dfb4b79056c20bc2c0544063a17237dc342146a0e46"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<UpdateServiceMutation, UpdateServiceMutationVariables>;
export const ServicesLikeDocument = {"kind":"Document","__meta__":{"hash":"572162ba72efbaf6cbfde68d1c6d0707b899783ec4848c00b896426976522ddd"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServicesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}}]}}]}}]}}]} as unknown as DocumentNode<ServicesLikeQuery, ServicesLikeQueryVariables>;
export const useServiceToEditQuery = (options: SkipToken | useQuery.Options<ServiceToEditQuery, ServiceToEditQueryVariables>) => useQuery(ServiceToEditDocument, options)
export const useCreateServiceMutation = (options?: useMutation.Options<CreateServiceMutation, CreateServiceMutationVariables>) => useMutation(CreateServiceDocument, options)
export const useUpdateServiceMutation = (options?: useMutation.Options<UpdateServiceMutation, UpdateServiceMutationVariables>) => useMutation(UpdateServiceDocument, options)
export const useServicesLikeQuery = (options: SkipToken | useQuery.Options<ServicesLikeQuery, ServicesLikeQueryVariables>) => useQuery(ServicesLikeDocument, options)