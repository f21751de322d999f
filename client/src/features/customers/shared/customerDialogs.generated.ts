/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Spec §5, customer with the first property. */
export type CustomerInput = {
  accessNotes?: string | null | undefined;
  alternatePhone?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingCountry?: string | null | undefined;
  billingPostalCode?: string | null | undefined;
  billingProvince?: string | null | undefined;
  /** Required unless `sameAsPropertyAddress`. */
  billingStreet1?: string | null | undefined;
  billingStreet2?: string | null | undefined;
  billingSuiteNo?: string | null | undefined;
  branchId?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  emailNotification?: boolean | null | undefined;
  firstName: string;
  /** Save in spite of a possible duplicate. */
  ignoreDuplicates?: boolean | null | undefined;
  /** Default: true. */
  isActive?: boolean | null | undefined;
  isDoNotService?: boolean | null | undefined;
  lastName: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  notes?: string | null | undefined;
  /** Digits. */
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  postalCode?: string | null | undefined;
  propertyName?: string | null | undefined;
  province?: string | null | undefined;
  /** Default: true. */
  sameAsPropertyAddress?: boolean | null | undefined;
  smsNotification?: boolean | null | undefined;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  website?: string | null | undefined;
};

/** A property of a customer. */
export type PropertyInput = {
  accessNotes?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  customerId: string;
  isBillingAddress?: boolean | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  taxId?: string | null | undefined;
};

export type CustomersLikeQueryVariables = Exact<{
  search: string;
}>;


export type CustomersLikeQuery = { customers: { items: Array<{ id: string, name: string | null, phone: string | null, email: string | null }> } };

export type PropertiesLikeQueryVariables = Exact<{
  customerId: string;
}>;


export type PropertiesLikeQuery = { customer: { id: string, properties: Array<{ id: string, name: string | null, address: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null }> | null } };

export type CustomersWithContactQueryVariables = Exact<{
  search: string;
}>;


export type CustomersWithContactQuery = { customers: { items: Array<{ id: string, name: string | null, companyName: string | null, phone: string | null, email: string | null }> } };

export type CreateCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer:
    | { __typename: 'Customer', id: string, name: string | null, companyName: string | null, phone: string | null, phoneCountryCode: string | null, email: string | null, isDoNotService: boolean | null, properties: Array<{ id: string, name: string | null, address: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null }> | null }
    | { __typename: 'DuplicateCustomer', matches: Array<{ id: string, name: string | null, matchedOn: string | null }> }
   | null };

export type CreatePropertyMutationVariables = Exact<{
  input: PropertyInput;
}>;


export type CreatePropertyMutation = { createProperty: { id: string, name: string | null, address: string | null, isBillingAddress: boolean | null, isActive: boolean | null, taxId: string | null } | null };


export const CustomersLikeDocument = {"kind":"Document","__meta__":{"hash":"0365fc78a09ceb84d25cd8fe292d5c971f5008008c0423c6b3263c4e8c62b938"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<CustomersLikeQuery, CustomersLikeQueryVariables>;
export const PropertiesLikeDocument = {"kind":"Document","__meta__":{"hash":"7ad3cbac9f3a51c903cd65162f8f381ec57cb1bf1dcb49efc9b016c8fabd7bd7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertiesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFormProperty"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFormProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<PropertiesLikeQuery, PropertiesLikeQueryVariables>;
export const CustomersWithContactDocument = {"kind":"Document","__meta__":{"hash":"a0fc70de08bbf913a270b1267bca0a0b8eddfc8881acae2afabdadf42da7201d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersWithContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<CustomersWithContactQuery, CustomersWithContactQueryVariables>;
export const CreateCustomerDocument = {"kind":"Document","__meta__":{"hash":"80a29423cde3f70e34e72d0ba11623e9f4e7c6afed5ce4cbb8f717c001d56b2a"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFormCustomerParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateCustomer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"matchedOn"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFormProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFormCustomerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDoNotService"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFormProperty"}}]}}]}}]} as unknown as DocumentNode<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const CreatePropertyDocument = {"kind":"Document","__meta__":{"hash":"7b7cf515116ab6a6b5d9dec56151940dbd203a331aa4f9e26604d8b3c9c3d89b"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFormProperty"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFormProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<CreatePropertyMutation, CreatePropertyMutationVariables>;
export const useCustomersLikeQuery = (options: SkipToken | useQuery.Options<CustomersLikeQuery, CustomersLikeQueryVariables>) => useQuery(CustomersLikeDocument, options)
export const usePropertiesLikeQuery = (options: SkipToken | useQuery.Options<PropertiesLikeQuery, PropertiesLikeQueryVariables>) => useQuery(PropertiesLikeDocument, options)
export const useCustomersWithContactQuery = (options: SkipToken | useQuery.Options<CustomersWithContactQuery, CustomersWithContactQueryVariables>) => useQuery(CustomersWithContactDocument, options)
export const useCreateCustomerMutation = (options?: useMutation.Options<CreateCustomerMutation, CreateCustomerMutationVariables>) => useMutation(CreateCustomerDocument, options)
export const useCreatePropertyMutation = (options?: useMutation.Options<CreatePropertyMutation, CreatePropertyMutationVariables>) => useMutation(CreatePropertyDocument, options)