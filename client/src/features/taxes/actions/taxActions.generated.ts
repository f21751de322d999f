/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type ChangeTaxMutationVariables = Exact<{
  input: Types.TaxChangeInput;
}>;


export type ChangeTaxMutation = { updateTax: { id: string, name: string, isDefault: boolean | null, isActive: boolean | null } | null };

export type TaxNowQueryVariables = Exact<{
  id: string;
}>;


export type TaxNowQuery = { tax: { id: string, name: string, isDefault: boolean | null, isActive: boolean | null } };

export type TaxStandingFragment = { id: string, name: string, isDefault: boolean | null, isActive: boolean | null };

export const TaxStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxStandingFragment, unknown>;
export const ChangeTaxDocument = {"kind":"Document","__meta__":{"hash":"1b4e8b844627b2c9e787765279ed91a41cd23fe5d769cc7e0990e9742e83f81a"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ChangeTaxMutation, ChangeTaxMutationVariables>;
export const TaxNowDocument = {"kind":"Document","__meta__":{"hash":"34f9c63c198daf4410375d1979d35bd7a44e065222f53817c079fada019a9af2"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<TaxNowQuery, TaxNowQueryVariables>;
export const useChangeTaxMutation = (options?: useMutation.Options<ChangeTaxMutation, ChangeTaxMutationVariables>) => useMutation(ChangeTaxDocument, options)
export const useTaxNowQuery = (options: SkipToken | useQuery.Options<TaxNowQuery, TaxNowQueryVariables>) => useQuery(TaxNowDocument, options)