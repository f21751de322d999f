/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** A change of a property. Fields not sent are unchanged; null and empty text clear a field. */
export type PropertyChangeInput = {
  accessNotes?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  /** Moves the property to another customer. */
  customerId?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  isBillingAddress?: boolean | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  taxId?: string | null | undefined;
};

export type PropertyOwnerQueryVariables = Exact<{
  id: string;
}>;


export type PropertyOwnerQuery = { customer: { id: string, name: string | null, companyName: string | null, branchId: string | null } };

export type PropertyToEditQueryVariables = Exact<{
  id: string;
}>;


export type PropertyToEditQuery = { property: { id: string, customerId: string | null, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, postalCode: string | null, latitude: number | null, longitude: number | null, accessNotes: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null } };

export type PropertyFormPartsFragment = { id: string, customerId: string | null, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, postalCode: string | null, latitude: number | null, longitude: number | null, accessNotes: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null };

export type UpdatePropertyMutationVariables = Exact<{
  input: PropertyChangeInput;
}>;


export type UpdatePropertyMutation = { updateProperty: { id: string, customerId: string | null, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, country: string | null, postalCode: string | null, latitude: number | null, longitude: number | null, accessNotes: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null } | null };

export const PropertyFormPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<PropertyFormPartsFragment, unknown>;
export const PropertyOwnerDocument = {"kind":"Document","__meta__":{"hash":"51e6d1d6d19ac293dc0642e2ae92295460ff29b7fe48b9c7324a6c63cdf7a65b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]} as unknown as DocumentNode<PropertyOwnerQuery, PropertyOwnerQueryVariables>;
export const PropertyToEditDocument = {"kind":"Document","__meta__":{"hash":"83d16f318ee84ecdaea3bae41cdd57598482bac1a4066a6aa946c0d44313adc1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<PropertyToEditQuery, PropertyToEditQueryVariables>;
export const UpdatePropertyDocument = {"kind":"Document","__meta__":{"hash":"74afab00d5229bae816d36a536f02b8e9217d0ee5847d955f9c5abee53467181"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyFormParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyFormParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const usePropertyOwnerQuery = (options: SkipToken | useQuery.Options<PropertyOwnerQuery, PropertyOwnerQueryVariables>) => useQuery(PropertyOwnerDocument, options)
export const usePropertyToEditQuery = (options: SkipToken | useQuery.Options<PropertyToEditQuery, PropertyToEditQueryVariables>) => useQuery(PropertyToEditDocument, options)
export const useUpdatePropertyMutation = (options?: useMutation.Options<UpdatePropertyMutation, UpdatePropertyMutationVariables>) => useMutation(UpdatePropertyDocument, options)